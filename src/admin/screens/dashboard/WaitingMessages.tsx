import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LoadingRows } from "../../parts/states.tsx";
import { messageQueries } from "../../queries/messages.ts";
import { MessageRow } from "../inbox/MessageRow.tsx";
import { texts } from "./texts.ts";

const SHOWN = 5;

/** Who has waited longest for an answer. */
export function WaitingMessages() {
  const { data: messages, isError } = useQuery(messageQueries.waiting());
  if (isError && !messages) return null;
  return (
    <section className="card" aria-labelledby="waiting-messages">
      <header className="card__head">
        <h2 id="waiting-messages">{texts.messages.title}</h2>
        <Link to="/contacts">{texts.messages.open}</Link>
      </header>
      {!messages ? (
        <LoadingRows text={texts.messages.loading} rows={3} />
      ) : messages.length === 0 ? (
        <p className="card__body muted">{texts.messages.none}</p>
      ) : (
        <ul className="mail">
          {messages.slice(0, SHOWN).map((message) => (
            <MessageRow key={message._id} message={message} search="filter=unread" />
          ))}
        </ul>
      )}
    </section>
  );
}
