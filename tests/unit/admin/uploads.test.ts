import { describe, expect, test } from "vitest";
import { Uploads } from "#admin/features/records/pictures/uploads.ts";

const file = (name: string) => new File(["x"], name);

function rig() {
  const sends = new Map<
    string,
    {
      arrive: (url: string) => void;
      fail: (error: Error) => void;
      progress: (share: number) => void;
    }
  >();
  const arrived: string[] = [];
  const uploads = new Uploads({
    prepare: (picked) =>
      picked.name === "bad.png"
        ? Promise.reject(new Error("No picture."))
        : Promise.resolve(picked),
    send: ({ name }, progress) =>
      new Promise((arrive, fail) => {
        sends.set(name, { arrive, fail, progress });
      }),
    isFinal: (error) => error instanceof Error && error.message === "No picture.",
    reason: (error) =>
      error instanceof Error && error.message !== "signed out" ? error.message : undefined,
  });
  const add = (...names: string[]) => {
    uploads.add(names.map(file), 0, (url) => arrived.push(url));
  };
  const entries = () =>
    uploads.entries().map(({ file: { name }, share, problem }) => [name, problem ?? share]);
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, sends, arrived, add, entries, turn };
}

describe("Uploads", () => {
  test("B19: each has its own progress and end; a failure is kept with its reason, the good ones go on", async () => {
    const { uploads, sends, arrived, add, entries, turn } = rig();
    add("a.png", "bad.png", "c.png");
    expect(entries()).toEqual([
      ["a.png", undefined],
      ["bad.png", undefined],
      ["c.png", undefined],
    ]);
    await turn();
    sends.get("a.png")?.progress(0.4);
    sends.get("c.png")?.arrive("/c");
    await turn();
    expect(entries()).toEqual([
      ["a.png", 0.4],
      ["bad.png", "No picture."],
    ]);
    expect([arrived, uploads.busy()]).toEqual([["/c"], true]);
    const settled = uploads.settled();
    sends.get("a.png")?.arrive("/a");
    expect(await settled, "one has failed").toBe(false);
    expect([arrived, uploads.busy()]).toEqual([["/c", "/a"], false]);
  });

  test("a failed one is tried again, or left out", async () => {
    const { uploads, sends, arrived, add, entries, turn } = rig();
    add("a.png", "bad.png");
    await turn();
    sends.get("a.png")?.fail(new Error("Too slow."));
    await turn();
    expect(entries()).toEqual([
      ["a.png", "Too slow."],
      ["bad.png", "No picture."],
    ]);
    uploads.again(uploads.entries()[0]?.key ?? "", (url) => arrived.push(url));
    expect(entries()[0]).toEqual(["a.png", undefined]);
    await turn();
    sends.get("a.png")?.arrive("/a");
    await turn();
    uploads.dismiss(uploads.entries()[0]?.key ?? "");
    expect([entries(), arrived, await uploads.settled()]).toEqual([[], ["/a"], true]);
  });

  test("what ends with the session is not reported", async () => {
    const { sends, add, entries, turn } = rig();
    add("a.png");
    await turn();
    sends.get("a.png")?.fail(new Error("signed out"));
    await turn();
    expect(entries()).toEqual([]);
  });

  test("one that is dismissed on its way does not arrive, and nothing waits for it", async () => {
    const { uploads, sends, arrived, add, turn } = rig();
    add("a.png");
    await turn();
    uploads.dismiss(uploads.entries()[0]?.key ?? "");
    expect([uploads.busy(), await uploads.settled()]).toEqual([false, true]);
    sends.get("a.png")?.arrive("/a");
    await turn();
    expect(arrived).toEqual([]);
  });
});
