/**
 * Pictures stand where they were picked, in whatever order they arrive, fail, are tried again,
 * moved and removed.
 */
import { expect, test } from "vitest";
import { mergePlaces, splitPlaces, Uploads } from "#admin/features/records/pictures/uploads.ts";
import { moved } from "#admin/ui/order/places.ts";

/** A form's pictures by name; those on their way are in brackets. */
function form(...names: string[]) {
  let pictures = names.map((url) => ({ url, alt: "" }));
  const sends = new Map<
    string,
    { resolve: (url: string) => void; reject: (error: Error) => void }
  >();
  const uploads = new Uploads({
    prepare: (picked) => Promise.resolve(picked),
    send: ({ name }) => new Promise((resolve, reject) => sends.set(name, { resolve, reject })),
    reason: () => "Failed.",
    isFinal: () => false,
  });
  const places = () => mergePlaces(pictures, uploads.entries());
  const done = (url: string, { place }: { place: number }, before: number) => {
    pictures = pictures.toSpliced(place - before, 0, { url, alt: "" });
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    row: () => places().map(({ picture, sending }) => picture?.url ?? `[${sending?.file.name}]`),
    async pick(...picked: string[]) {
      uploads.add(
        picked.map((name) => new File(["x"], name)),
        pictures.length,
        done,
      );
      await turn();
    },
    async arrive(name: string) {
      sends.get(name)?.resolve(name);
      await turn();
    },
    async fail(name: string) {
      sends.get(name)?.reject(new Error("no"));
      await turn();
    },
    async again(name: string) {
      uploads.again(uploads.entries().find(({ file }) => file.name === name)?.key ?? "", done);
      await turn();
    },
    dismiss: (name: string) => {
      uploads.dismiss(uploads.entries().find(({ file }) => file.name === name)?.key ?? "");
    },
    remove(name: string) {
      const place = places().findIndex(({ picture }) => picture?.url === name);
      pictures = pictures.filter(({ url }) => url !== name);
      uploads.movedUp(place);
    },
    move(from: number, to: number) {
      const next = splitPlaces(moved(places(), from, to));
      ({ pictures } = next);
      uploads.replace(next.sending);
    },
  };
}

test("the first one picked is the cover, however late it arrives", async () => {
  const { row, pick, arrive } = form();
  await pick("heavy", "light", "middle");
  await arrive("light");
  expect(row()).toEqual(["[heavy]", "light", "[middle]"]);
  await arrive("middle");
  await arrive("heavy");
  expect(row()).toEqual(["heavy", "light", "middle"]);
});

test("new ones come after those that are there, and after those still on their way", async () => {
  const { row, pick, arrive } = form("x");
  await pick("a");
  await pick("b", "c");
  for (const name of ["c", "b", "a"]) await arrive(name);
  expect(row()).toEqual(["x", "a", "b", "c"]);
});

test("two picks at the same moment stand one behind the other", async () => {
  const { row, pick, arrive } = form("x");
  const first = pick("a", "b");
  await Promise.all([first, pick("c")]);
  expect(row()).toEqual(["x", "[a]", "[b]", "[c]"]);
  for (const name of ["c", "b", "a"]) await arrive(name);
  expect(row()).toEqual(["x", "a", "b", "c"]);
});

test("a failed one keeps its place, and Retry leads it there", async () => {
  const { row, pick, arrive, fail, again } = form();
  await pick("a", "b", "c");
  await fail("a");
  await arrive("b");
  await arrive("c");
  await again("a");
  await arrive("a");
  expect(row()).toEqual(["a", "b", "c"]);
});

test("what is removed or dismissed meanwhile leaves no gap", async () => {
  const { row, pick, arrive, remove, fail, dismiss } = form("x", "y");
  await pick("a", "b", "c");
  remove("x");
  await arrive("b");
  await fail("a");
  dismiss("a");
  await pick("d");
  await arrive("d");
  await arrive("c");
  expect(row()).toEqual(["y", "b", "c", "d"]);
});

test("what is moved across those on their way stays where it was put", async () => {
  const { row, pick, arrive, move } = form("x", "y");
  await pick("a", "b");
  move(0, 2);
  expect(row()).toEqual(["y", "[a]", "x", "[b]"]);
  await arrive("b");
  move(3, 0);
  await arrive("a");
  expect(row()).toEqual(["b", "y", "a", "x"]);
});
