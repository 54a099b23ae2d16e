/**
 * What a sign-in is checked by. It brings the library of the schemas along, and so comes while one
 * types.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import { problemOf } from "#domain/schema/problem.ts";
import { loginInput } from "#domain/staff/user.ts";

export const checkLogin = zodResolver(loginInput, { error: problemOf });
