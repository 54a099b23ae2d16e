/** Automatic accounts: the first admin, from the environment, and the demo accounts. */
import { DEMO_PASSWORD, DEMO_STAFF } from "#domain/staff/demo-staff.ts";
import { emailKey, type UserInput, userInput, type UserRecord } from "#domain/staff/user.ts";
import { demoIsOn, firstAdmin } from "#server/env/env.ts";
import { addDemoMessages } from "#server/inbox/demo.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { signInSetting } from "./tokens.ts";
import { newUser, userDocument } from "./users.ts";

type Wanted = UserInput & { demo: boolean };

/**
 * Creates missing accounts on a sign-in: the two demo accounts when DEMO is on and neither exists,
 * and the first admin while no other admin can sign in, so that managers created by a demo admin
 * still have an admin once DEMO is off. The demo accounts bring their messages. Throws
 * `unavailable` when the environment is wrong.
 */
export async function makeFirstUsers(now: number): Promise<void> {
  const wanted = missing(await userDocument.list());
  if (wanted.length === 0) return;
  if (wanted.some(({ demo }) => demo)) await addDemoMessages(now);
  const made = await Promise.all(wanted.map(({ demo, ...input }) => newUser(input, now, demo)));
  await userDocument.change((users) => {
    const due = missing(users).map(({ email }) => email);
    const added = made.filter(({ email }) => due.includes(email));
    return { items: added.length === 0 ? users : [...users, ...added], result: undefined };
  });
}

function missing(users: readonly UserRecord[]): Wanted[] {
  const demo = signInSetting(demoIsOn) && !users.some((user) => user.demo);
  const admin = users.some((user) => !user.demo && user.role === "admin" && !user.disabled)
    ? undefined
    : signInSetting(checkedAdmin);
  const wanted: Wanted[] = [
    ...(demo ? DEMO_STAFF.map((person) => ({ ...person, password: DEMO_PASSWORD, demo })) : []),
    ...(admin ? [{ ...admin, name: "Admin", role: "admin" as const, demo: false }] : []),
  ];
  return wanted.filter(
    ({ email }) => !users.some((user) => emailKey(user.email) === emailKey(email)),
  );
}

function checkedAdmin(): { email: string; password: string } | undefined {
  const found = firstAdmin();
  if (!found) return undefined;
  if (!userInput.shape.password.safeParse(found.password).success)
    throw new Error("ADMIN_PASSWORD must have 8 to 128 characters.");
  if (isCommonPassword(found.password))
    throw new Error("ADMIN_PASSWORD is one of the most common passwords.");
  return found;
}
