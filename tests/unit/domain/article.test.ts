import { expect, test } from "vitest";
import { articleSteps, relatedArticles } from "#domain/content/article.ts";

const article = (id: number, category: string, ...tags: string[]) => ({ id, category, tags });

test("the category counts most, then shared tags, then the order of the list; never the article itself", () => {
  const own = article(1, "Web", "speed", "search");
  const all = [
    own,
    article(2, "Print"),
    article(3, "Print", "speed"),
    article(4, "Web"),
    article(5, "Print"),
  ];
  expect(relatedArticles(own, all, 3).map(({ id }) => id)).toEqual([4, 3, 2]);
});

test("fewer articles than asked for are all that come", () => {
  expect(
    relatedArticles(article(1, "Web"), [article(1, "Web"), article(2, "Web")], 3).map(
      ({ id }) => id,
    ),
  ).toEqual([2]);
  expect(relatedArticles(article(1, "Web"), [article(1, "Web")], 3)).toEqual([]);
});

test.each([
  [7, undefined, 3],
  [3, 7, 5],
  [5, 3, undefined],
])("beside article %i, newest first, come the newer %j and the older %j", (id, newer, older) => {
  const { previous, next } = articleSteps({ id }, [{ id: 7 }, { id: 3 }, { id: 5 }]);
  expect([next?.id, previous?.id]).toEqual([newer, older]);
});

test("a single article has none beside it", () => {
  expect(articleSteps({ id: 1 }, [{ id: 1 }])).toEqual({ previous: undefined, next: undefined });
});
