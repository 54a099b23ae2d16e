import { z } from "zod";
import { IMAGE_MAX } from "#domain/limits.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import type { Contract } from "./contract.ts";

/** The address of the uploaded picture. */
const uploadedPicture = z.object({ url: z.string().regex(PICTURE_ADDRESS) });

export const upload = {
  picture: {
    route: "POST /api/upload/single",
    id: "uploadPicture",
    summary: `Stores a PNG, JPG, GIF or WebP picture of up to ${IMAGE_MAX.sentBytes / 1024 / 1024} MB and ${IMAGE_MAX.edge} pixels a side. The same picture has the same address.`,
    who: "uploads",
    upload: true,
    data: { UploadedPicture: uploadedPicture },
  },
} as const satisfies Contract;

export const media = {
  picture: {
    route: "GET /media/:name",
    id: "getPicture",
    summary: "An uploaded picture. The content of an address never changes.",
    who: "anybody",
    answers: "picture",
  },
} as const satisfies Contract;
