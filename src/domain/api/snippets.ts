/** Snippets for replies, kept by staff. */
import { z } from "zod";
import { snippet, snippetId, snippetInput } from "#domain/inbox/snippet.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

const params = z.object({ id: snippetId });
const example = {
  name: "Thanks",
  texts: { en: "Dear {name},\n\nthank you for your message.", bn: "", fr: "", es: "" },
};

export const snippets = {
  list: {
    route: "GET /api/snippets",
    id: "listSnippets",
    summary: "The snippets for replies, by name.",
    who: "messages",
    list: { Snippet: snippet },
  },
  create: {
    route: "POST /api/snippets",
    id: "createSnippet",
    summary: "Adds a snippet: a text in each language, with {name}, {number} and {meeting}.",
    who: "messages",
    body: { SnippetInput: snippetInput },
    data: { Snippet: snippet },
    etag: true,
    creates: true,
    example,
  },
  change: {
    route: "PUT /api/snippets/:id",
    params,
    id: "changeSnippet",
    summary: "Changes a snippet.",
    who: "messages",
    body: { SnippetInput: snippetInput },
    data: { Snippet: snippet },
    etag: true,
    ifMatch: true,
    example,
  },
  remove: {
    route: "DELETE /api/snippets/:id",
    params,
    id: "deleteSnippet",
    summary: "Deletes a snippet.",
    who: "messages",
    message: say("snippets.deleted"),
    ifMatch: true,
  },
} as const satisfies Contract;
