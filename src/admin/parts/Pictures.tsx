import { ArrowLeft, ArrowRight, ImagePlus, ImageOff, X } from "lucide-react";
import { useRef, useState } from "react";
import { TEXT_MAX } from "#domain/limits.ts";
import { prepared } from "../prepare-picture.ts";
import type { Picture } from "../record-form.ts";
import { ApiError, call } from "../api.ts";
import { SignedOut } from "../session-store.ts";
import { texts } from "../texts.ts";
import { Spinner } from "./Spinner.tsx";

interface Props {
  pictures: Picture[];
  onChange: (change: (before: Picture[]) => Picture[]) => void;
  max: number;
  problem: string | undefined;
}

/** A file on its way, or one that failed. */
interface Sending {
  key: string;
  file: File;
  problem?: string;
}

const words = texts.pictures;

/** Pictures by picker, drop and paste, several at once. One that fails is named and can be tried again; the good ones stay. */
export function Pictures({ pictures, onChange, max, problem }: Props) {
  const [sending, setSending] = useState<Sending[]>([]);
  const [over, setOver] = useState(false);
  const [told, setTold] = useState("");
  const count = useRef(0);
  const room = max - pictures.length - sending.filter((entry) => entry.problem === undefined).length;

  const send = async (entry: Sending) => {
    try {
      const form = new FormData();
      form.set("image", await prepared(entry.file));
      const { data } = await call<{ url: string }>("/api/upload/single", { method: "POST", body: form });
      if (!data) throw new ApiError("http", words.failed(entry.file.name));
      setSending((before) => before.filter(({ key }) => key !== entry.key));
      // The same picture has the same address; it is shown once.
      onChange((before) => (before.some(({ url }) => url === data.url) ? before : [...before, { url: data.url, alt: "" }]));
      setTold(words.done(entry.file.name));
    } catch (error) {
      if (error instanceof SignedOut) return;
      const why =
        error instanceof ApiError && error.told
          ? error.message
          : error instanceof Error && !(error instanceof ApiError)
            ? error.message
            : "";
      setSending((before) => before.map((other) => (other.key === entry.key ? { ...other, problem: why } : other)));
    }
  };

  const add = (files: Iterable<File>) => {
    const images = [...files].filter(({ type, name }) => type.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(name));
    const taken = images.slice(0, Math.max(0, room));
    if (taken.length < images.length) setTold(words.full(max));
    const entries = taken.map((file) => ({ key: String((count.current += 1)), file }));
    setSending((before) => [...before, ...entries]);
    for (const entry of entries) void send(entry);
  };

  const again = (entry: Sending) => {
    const fresh = { key: entry.key, file: entry.file };
    setSending((before) => before.map((other) => (other.key === entry.key ? fresh : other)));
    void send(fresh);
  };

  return (
    <section
      className="card form-card"
      aria-labelledby="pictures"
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) add(event.clipboardData.files);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <header>
        <h2 id="pictures">{words.title}</h2>
        <p>{words.used(pictures.length, max)}</p>
      </header>
      {problem && (
        <p className="field__problem" role="alert">
          {problem}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ul className="uploads">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <div className="upload">
              <img src={picture.url} alt={picture.alt || words.nth(index + 1)} loading="lazy" decoding="async" />
              <div className="upload__bar">
                <span>{index === 0 ? words.cover : index + 1}</span>
                <span className="upload__tools">
                  <button
                    className="icon-button"
                    type="button"
                    disabled={index === 0}
                    aria-label={words.earlier(index + 1)}
                    onClick={() => {
                      onChange((before) => moved(before, index, index - 1));
                    }}
                  >
                    <ArrowLeft className="icon" size={16} aria-hidden="true" />
                  </button>
                  <button
                    className="icon-button"
                    type="button"
                    disabled={index === pictures.length - 1}
                    aria-label={words.later(index + 1)}
                    onClick={() => {
                      onChange((before) => moved(before, index, index + 1));
                    }}
                  >
                    <ArrowRight className="icon" size={16} aria-hidden="true" />
                  </button>
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={words.remove(index + 1)}
                    onClick={() => {
                      onChange((before) => before.filter(({ url }) => url !== picture.url));
                    }}
                  >
                    <X className="icon" size={17} aria-hidden="true" />
                  </button>
                </span>
              </div>
            </div>
            <input
              className="input"
              aria-label={words.alt(index + 1)}
              placeholder={words.altHint}
              maxLength={TEXT_MAX.imageAlt}
              value={picture.alt}
              onChange={({ target }) => {
                onChange((before) => before.map((other) => (other.url === picture.url ? { ...other, alt: target.value } : other)));
              }}
            />
          </li>
        ))}
        {sending.map((entry) => (
          <li key={entry.key}>
            {entry.problem === undefined ? (
              <div className="upload upload--busy" role="status">
                <Spinner />
                <span className="cell-break">{words.uploading(entry.file.name)}</span>
              </div>
            ) : (
              <div className="upload upload--failed" role="alert">
                <ImageOff className="icon" size={22} aria-hidden="true" />
                <span className="cell-break">{words.failed(entry.file.name)}</span>
                {entry.problem && <span>{entry.problem}</span>}
                <span className="upload__tools">
                  <button
                    type="button"
                    onClick={() => {
                      again(entry);
                    }}
                  >
                    {words.again}
                  </button>
                  <button
                    type="button"
                    onClick={() => {
                      setSending((before) => before.filter(({ key }) => key !== entry.key));
                    }}
                  >
                    {words.dismiss}
                  </button>
                </span>
              </div>
            )}
          </li>
        ))}
        <li>
          {room > 0 ? (
            <label className={`upload upload--add${over ? " is-over" : ""}`}>
              <ImagePlus className="icon" size={24} aria-hidden="true" />
              <b>{words.add}</b>
              <span>{words.hint}</span>
              <input
                className="visually-hidden"
                type="file"
                multiple
                accept="image/*"
                onChange={({ target }) => {
                  add(target.files ?? []);
                  target.value = "";
                }}
              />
            </label>
          ) : (
            <p className="upload upload--busy">{words.full(max)}</p>
          )}
        </li>
      </ul>
    </section>
  );
}

function moved(pictures: Picture[], from: number, to: number): Picture[] {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : pictures;
}
