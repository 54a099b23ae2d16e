import { ImageOff } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { Spinner } from "../parts/Spinner.tsx";
import { texts } from "./texts.ts";
import type { Sending } from "./uploads.ts";

const words = texts.pictures;

/** A picture on its way, with how much of it has gone; or one that failed, with its reason and another try. */
export function UploadTile({ entry, onRetry, onDismiss }: { entry: Sending; onRetry: () => void; onDismiss: () => void }) {
  const { file, share, problem } = entry;
  const look = useLook(file);
  if (problem !== undefined)
    return (
      <li>
        <div className="upload upload--failed" role="alert">
          <ImageOff className="icon" size={22} aria-hidden="true" />
          <span className="cell-break">{words.failed(file.name)}</span>
          {problem && <span>{problem}</span>}
          <span className="upload__tools">
            <button type="button" onClick={onRetry}>
              {words.retry}
            </button>
            <button type="button" onClick={onDismiss}>
              {words.dismiss}
            </button>
          </span>
        </div>
      </li>
    );
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li>
      <div className="upload upload--busy">
        <img ref={look} alt="" />
        <div className="upload__state">
          <span className="upload__name">{file.name}</span>
          {share === undefined ? (
            <span>
              <Spinner /> <span className="visually-hidden">{words.preparing(file.name)}</span>
            </span>
          ) : (
            <>
              <progress max={100} value={percent} aria-label={words.uploading(file.name)} />
              <span aria-hidden="true">{percent}%</span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

/** Shows the picked file itself before it has an address. */
function useLook(file: File): RefObject<HTMLImageElement | null> {
  const look = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (look.current) look.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return look;
}
