/** Shared parts of the format walks. */

interface Size {
  width: number;
  height: number;
}

/** The result of a walk. */
export interface Walked {
  /** Of the picture and of each of its frames. */
  sizes: Size[];
  /** Number of frames. */
  frames: number;
  /** The bytes that affect the picture; metadata on place, time, author and device is left out. */
  parts: Uint8Array[];
}

/** No page shows as many frames; a walk ends behind so many as if the picture did. */
export const FRAMES_WALKED = 5_000;

/** Whether it is a colour profile: each has these letters in its head. */
export function isProfile(icc: Buffer): boolean {
  return icc.toString("latin1", 36, 40) === "acsp";
}

/** The picture is not whole. */
export class Damaged extends Error {}

/** `condition` holds in every picture that is whole. Throws `Damaged`. */
export function must(condition: boolean): asserts condition {
  if (!condition) throw new Damaged("The structure of the picture is broken.");
}
