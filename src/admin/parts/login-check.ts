/**
 * What a sign-in is checked by. It brings the library of the schemas along, and so comes while one
 * types.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import { problemOf } from "#domain/problem.ts";
import { loginInput } from "#domain/user.ts";

export const checkLogin = zodResolver(loginInput, { error: problemOf });
