import { domain } from "#generated/agency.ts";
import { publicUser, userChange, userInput } from "#domain/staff/user.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

export const users = {
  list: {
    route: "GET /api/users",
    id: "listUsers",
    summary: "The staff.",
    who: "users",
    list: { User: publicUser },
  },
  create: {
    route: "POST /api/users",
    id: "createUser",
    summary: "Adds a person.",
    who: "users",
    body: { UserInput: userInput },
    data: { User: publicUser },
    etag: true,
    creates: true,
    example: {
      name: "Tania Sultana",
      email: `staff@${domain}`,
      role: "manager",
      password: "rain on a tin roof",
    },
  },
  one: {
    route: "GET /api/users/:id",
    id: "getUser",
    summary: "One person.",
    who: "users",
    data: { User: publicUser },
    etag: true,
  },
  change: {
    route: "PUT /api/users/:id",
    id: "changeUser",
    summary:
      "Changes the fields that are sent. You cannot change your own role, and the last admin stays one.",
    who: "users",
    body: { UserChange: userChange },
    data: { User: publicUser },
    message: say("users.saved"),
    etag: true,
    ifMatch: true,
    example: { disabled: true },
  },
  remove: {
    route: "DELETE /api/users/:id",
    id: "deleteUser",
    summary: "Deletes a person.",
    who: "users",
    message: say("users.deleted"),
    ifMatch: true,
  },
} as const satisfies Contract;
