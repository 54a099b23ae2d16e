import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { INBOX } from "#domain/limits.ts";
import { fitSearch } from "#domain/text/text.ts";

interface Props {
  label: string;
  /** The query in the address. */
  value: string;
  /** Milliseconds without typing before it is searched for. */
  rest?: number;
  onSearch: (text: string) => void;
}

/**
 * A search box whose query is in the address. The address follows with a delay; during typing the
 * box keeps its own text.
 */
export function SearchBox({ label, value, rest = 0, onSearch }: Props) {
  const [typed, setTyped] = useState<string>();
  const search = useEventCallback(onSearch);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  useEffect(() => stop, []);
  const ask = (text: string) => {
    stop();
    if (rest === 0) search(text);
    else
      waiting.current = {
        text,
        timer: setTimeout(() => {
          waiting.current = undefined;
          search(text);
        }, rest),
      };
  };
  return (
    <div className="searchbox">
      <Search size={19} />
      <input
        className="input"
        type="search"
        placeholder={label}
        aria-label={label}
        value={typed ?? value}
        onChange={({ target }) => {
          const text = fitSearch(target.value, INBOX.queryMax);
          setTyped(text);
          ask(text);
        }}
        onBlur={() => {
          const { text } = waiting.current ?? {};
          stop();
          if (text !== undefined) search(text);
          setTyped(undefined);
        }}
      />
    </div>
  );
}
