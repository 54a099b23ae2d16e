/** An admin's actions on staff accounts, for their tests. */
import type { PublicUser } from "#domain/staff/user.ts";
import { userDocument } from "#server/auth/users.ts";
import { ask } from "#tests/support/api/api.ts";
import type { House } from "#tests/support/store/house.ts";

export const RAHIMA = {
  name: "Rahima Akter",
  email: "rahima@ghatline.example",
  role: "manager",
  password: "jute and rice",
};

export const storedPeople = () => userDocument.list();

/** By the house's admin. */
export function people(house: House) {
  return {
    create: (fields: object = {}) =>
      ask<PublicUser>("POST", "/api/users", {
        headers: house.admin,
        body: { ...RAHIMA, ...fields },
      }),
    list: () => ask<PublicUser[]>("GET", "/api/users", { headers: house.admin }),
    get: (id: string) => ask<PublicUser>("GET", `/api/users/${id}`, { headers: house.admin }),
  };
}
