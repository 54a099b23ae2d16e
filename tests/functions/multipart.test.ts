/** Which multipart bodies hold exactly one file, in every way that senders write them. */
import { expect, test } from "vitest";
import { onlyFile } from "#server/http/multipart.ts";

const TYPE = "multipart/form-data; boundary=x";
const FILE =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc\r\n--x--\r\n';
const read = (body: string, type = TYPE) => onlyFile(Buffer.from(body), type, "image")?.toString();

const TAKEN: [name: string, body: string, bytes: string, type?: string][] = [
  ["as browsers write it", FILE, "abc"],
  ["without a line end behind the last boundary", FILE.slice(0, -2), "abc"],
  ["with something behind the end", `${FILE}epilogue`, "abc"],
  ["with a quoted boundary", FILE, "abc", 'multipart/form-data; charset=utf-8; Boundary="x"'],
  [
    "with names that are not quoted, in small letters",
    "--x\r\ncontent-disposition: form-data;name=image;filename=a\r\n\r\nabc\r\n--x--",
    "abc",
  ],
  [
    "with a name in another encoding",
    FILE.replace('filename="a.png"', "filename*=utf-8''%e0%a6%9b.png"),
    "abc",
  ],
  ["with quotes and line ends in the name", FILE.replace("a.png", 'a\\"; name=\\"other'), "abc"],
  [
    "with line ends and dashes in the file",
    FILE.replace("abc", "\r\n\r\n--\r\n--y\r\n"),
    "\r\n\r\n--\r\n--y\r\n",
  ],
  ["with an empty file", FILE.replace("abc", ""), ""],
];
test.each(TAKEN)("%s", (_name, body, bytes, type) => {
  expect(read(body, type)).toBe(bytes);
});

const REFUSED: [name: string, body: string, type?: string][] = [
  ["nothing", ""],
  ["only the end", "--x--\r\n"],
  ["no end", FILE.replace("--x--\r\n", "")],
  ["half an end", FILE.replace("--x--\r\n", "--x-")],
  ["a boundary that goes on", FILE.replace("--x--\r\n", "--xy--\r\n")],
  ["another boundary", FILE, "multipart/form-data; boundary=y"],
  ["no boundary", FILE, "multipart/form-data"],
  ["an empty boundary", FILE, "multipart/form-data; boundary="],
  ["something before the first boundary", `preamble\r\n${FILE}`],
  ["no head", "--x\r\nabc\r\n--x--\r\n"],
  [
    "a head without an end",
    "--x\r\nContent-Disposition: form-data; name=image; filename=a\r\n--x--\r\n",
  ],
  ["no disposition", FILE.replace("Content-Disposition", "X-Disposition")],
  ["another disposition", FILE.replace("form-data; name", "attachment; name")],
  ["no name", FILE.replace(' name="image";', "")],
  ["another name", FILE.replace('"image"', '"images"')],
  [
    "the name in the file's name only",
    FILE.replace('name="image"; filename="a.png"', 'name="x"; filename="; name=image"'),
  ],
  ["a text", FILE.replace('; filename="a.png"', "")],
  ["two parts", FILE.replace("--x--\r\n", FILE)],
];
test.each(REFUSED)("not %s", (_name, body, type) => {
  expect(read(body, type)).toBeUndefined();
});

test("the bytes are those of the body, not a copy", () => {
  const body = Buffer.from(FILE);
  expect(onlyFile(body, TYPE, "image")?.buffer).toBe(body.buffer);
});
