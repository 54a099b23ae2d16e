/** Schemas of the user forms, whose fields go beyond the request. */
import { z } from "zod";
import { problem } from "#domain/schema/problem.ts";
import { passwordInput, userInput } from "./user.ts";

/** A new user; `allowed` is the opposite of the stored `disabled`. */
export const newUserForm = userInput.extend({ allowed: z.boolean() });

/** An existing user: an empty password keeps the current one. */
export const userForm = newUserForm.extend({
  password: z.literal("").or(userInput.shape.password),
});

export type UserForm = z.output<typeof newUserForm>;

/** One's own password, with the new one twice. */
export const passwordForm = passwordInput
  .extend({ again: z.string() })
  .refine(({ newPassword, again }) => newPassword === again, {
    path: ["again"],
    error: problem("different"),
  });

export type PasswordForm = z.output<typeof passwordForm>;
