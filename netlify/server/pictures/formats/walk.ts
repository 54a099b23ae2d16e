/** Shared parts of the format walks. */

interface Size {
  width: number;
  height: number;
}

/** The result of a walk. */
export interface Walked {
  /** Sizes of the picture and of each frame. */
  sizes: Size[];
  /** Number of frames. */
  frames: number;
  /** The bytes that affect the picture, without metadata on place, time, author and device. */
  parts: Uint8Array[];
}

/**
 * Upper bound on walked frames, above what any page shows; a walk stops there as if the picture
 * ended.
 */
export const FRAMES_WALKED = 5_000;

/** Whether the data is a colour profile: each has these letters in its header. */
export function isProfile(icc: Buffer): boolean {
  return icc.toString("latin1", 36, 40) === "acsp";
}

/** The picture is incomplete. */
export class Damaged extends Error {}

/** Asserts a `condition` that every complete picture meets. Throws `Damaged`. */
export function must(condition: boolean): asserts condition {
  if (!condition) throw new Damaged("The structure of the picture is broken.");
}
