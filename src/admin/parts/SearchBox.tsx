import { Search } from "lucide-react";

export function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  return (
    <div className="searchbox">
      <Search className="icon" size={19} aria-hidden="true" />
      <input
        className="input"
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          onSearch(target.value);
        }}
      />
    </div>
  );
}
