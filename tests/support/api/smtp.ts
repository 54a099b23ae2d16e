/** A real SMTP server that keeps accepted mails, and can refuse at any step. */
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from "smtp-server";

export interface Mail {
  from: string;
  to: string[];
  raw: string;
  /** Value of a header, unfolded and decoded. */
  header(name: string): string;
  /** Raw header value, with encoded words. */
  rawHeader(name: string): string;
}

export interface MailServer {
  port: number;
  mails: Mail[];
  close(): Promise<void>;
}

interface MailServerOptions extends Partial<SMTPServerOptions> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Breaks the connection after the complete mail, before accepting it. */
  dropAfterData?: boolean;
}

/**
 * Starts a mail server with the refusals in `options`, and points the mail settings of the
 * environment to it.
 */
export async function startMailServer({
  port = 0,
  dropAfterData = false,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // No test needs the reverse lookup, and it takes a network.
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const keep = (raw: string) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw,
          header: (name) => decodeWords(headerOf(raw, name)),
          rawHeader: (name) => headerOf(raw, name),
        });
        if (!dropAfterData) return done();
        for (const connection of server.connections)
          (connection as unknown as { close(): void }).close();
      };
      // A client that leaves in the middle of a mail breaks the stream.
      text(stream).then(keep, done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as AddressInfo).port;
  pointMailAt(bound);
  return {
    port: bound,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that accepts connections and never answers. */
export async function startSilentServer(): Promise<{ port: number; close(): Promise<void> }> {
  const server: Server = createTcpServer((socket) => void socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sockets = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => sockets.add(socket));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The decoded part of a mail of a `type`; `""` without one. */
export function partOf({ raw }: Pick<Mail, "raw">, type: "text/plain" | "text/html"): string {
  const part =
    raw
      .split(/\r\n--[^\r\n]+\r\n/)
      .find((text) => headerOf(text, "Content-Type").startsWith(type)) ?? "";
  const body = part.slice(part.indexOf("\r\n\r\n") + 4).replace(/\r\n--[^\r\n]+--\s*$/, "");
  const quoted = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const base64 = headerOf(part, "Content-Transfer-Encoding") === "base64";
  return (base64 ? Buffer.from(body, "base64") : Buffer.from(quoted, "latin1")).toString("utf8");
}

export function pointMailAt(port: number): void {
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Nokshaworks <site@nokshaworks.example>",
    MAIL_TO: "team@nokshaworks.example",
    MAIL_LANGUAGE: "en",
  });
}

export function pointMailNowhere(): void {
  for (const name of ["SMTP_URL", "MAIL_FROM", "MAIL_TO", "MAIL_LANGUAGE"])
    Reflect.deleteProperty(process.env, name);
}

/**
 * A free port below the system's ephemeral range, so that no other connection takes it before its
 * use.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const server = createTcpServer();
  const free = await new Promise<boolean>((resolve) => {
    server
      .once("error", () => {
        resolve(false);
      })
      .listen(port, "127.0.0.1", () => {
        resolve(true);
      });
  });
  if (!free) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function text(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head.match(new RegExp(`^${name}: (.*)$`, "im"))?.[1] ?? "";
}

/** RFC 2047 words as text; the space between two of them is not part of it. */
function decodeWords(value: string): string {
  const bytes = (encoding: string, text: string) =>
    encoding === "B"
      ? Buffer.from(text, "base64")
      : Buffer.from(
          text
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          "latin1",
        );
  return value.replace(/(=\?utf-8\?[BQ]\?[^?]*\?=)(?:\s+=\?utf-8\?[BQ]\?[^?]*\?=)*/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, encoding = "", text = ""]) =>
        bytes(encoding.toUpperCase(), text),
      ),
    ).toString(),
  );
}
