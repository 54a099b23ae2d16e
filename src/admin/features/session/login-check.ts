/** The validation of a sign-in. It loads zod, and therefore during typing. */
import { zodResolver } from "@hookform/resolvers/zod";
import { problemOf } from "#domain/schema/problem.ts";
import { loginInput } from "#domain/staff/user.ts";

export const checkLogin = zodResolver(loginInput, { error: problemOf });
