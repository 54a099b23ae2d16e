/** Replies to messages, sent by email. */
import { z } from "zod";
import { messageId } from "#domain/inbox/inbox.ts";
import { reply, replyForm, replyId } from "#domain/inbox/reply.ts";
import type { Contract } from "./contract.ts";

const params = z.object({ id: messageId });

export const replies = {
  list: {
    route: "GET /api/contact/:id/replies",
    params,
    id: "listReplies",
    summary: "The replies to a message, oldest first, with the state of their mails.",
    who: "messages",
    list: { MessageReply: reply },
  },
  send: {
    route: "POST /api/contact/:id/replies",
    params,
    id: "sendReply",
    summary:
      "Sends a reply to the visitor by email. The message is answered once the mail server has accepted it; until then the mail is tried again, as its state says.",
    who: "messages",
    body: { ReplyInput: replyForm },
    data: { MessageReply: reply },
    creates: true,
    example: { text: "Thank you for your message. We can start in May." },
  },
  retry: {
    route: "POST /api/contact/:id/replies/:reply/mail",
    params: params.extend({ reply: replyId }),
    id: "retryReply",
    summary: "Sends a reply again at once.",
    who: "messages",
    data: { MessageReply: reply },
  },
} as const satisfies Contract;
