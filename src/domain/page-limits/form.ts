/** Deadline of a submission; delay, lifetime and name of the saved draft. */
export const sendTimeout = 20_000;
export const draftDelay = 300;
export const draftLife = 30 * 24 * 60 * 60_000;
export const draftSlot = "enquiry-draft";
export const briefSlot = "brief-draft";
/** Pause in typing before a screen reader announces the remaining length. */
export const countPause = 1_000;
