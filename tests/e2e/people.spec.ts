/** The team on the company page, and the page of each person. */
import { expect, test } from "#tests/support/page/quiet-page.ts";

test("from the team to a person, what they lead and write, and back by their article", async ({
  page,
}) => {
  await page.goto("/about");
  const team = page.getByRole("region", { name: "Who you will work with" });
  await test.step("each face is drawn, silent, and leads to its person by keyboard", async () => {
    await expect(team.getByRole("listitem")).toHaveCount(8);
    await expect(team.getByRole("img")).toHaveCount(0);
    const face = team.locator("img").first();
    await face.scrollIntoViewIfNeeded();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await team.getByRole("link", { name: "Mitali Chakma" }).press("Enter");
    await expect(page).toHaveURL(/\/people\/mitali-chakma$/);
  });
  await test.step("name, role, languages, service, article, a way to write", async () => {
    const main = page.getByRole("main");
    await expect(page).toHaveTitle("Mitali Chakma, Design lead - Nokshaworks");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Mitali Chakma");
    await expect(main.getByRole("definition")).toHaveText([
      "Graphics Design",
      "Chakma, Bangla, English",
      "2020",
    ]);
    await expect(main.getByRole("link", { name: "Graphics Design" })).toHaveAttribute(
      "href",
      "/services/graphics-design",
    );
    await expect(
      main
        .getByRole("region", { name: "A question for Mitali Chakma?" })
        .getByRole("button", { name: "Write to us" }),
    ).toBeVisible();
    await expect(
      page.getByRole("region", { name: "The rest of the team" }).getByRole("link"),
    ).toHaveCount(7);
    await page
      .getByRole("region", { name: "Articles by Mitali Chakma" })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\/3$/);
  });
  await test.step("the article leads to its author", async () => {
    await page.getByRole("main").getByRole("link", { name: "Mitali Chakma" }).click();
    await expect(page).toHaveURL(/\/people\/mitali-chakma$/);
  });
});

test("a person leads services, stores and real estate; each page names its lead", async ({
  page,
}) => {
  await page.goto("/people/tahmid-karim");
  const leads = page.getByRole("definition").getByRole("link");
  await expect(leads).toHaveText(["2D & 3D Design", "Real-estate photo and drone editing"]);
  for (const href of ["/services/2d-3d-design", "/real-estate-solutions"]) {
    await page.goto("/people/tahmid-karim");
    await page.getByRole("definition").locator(`a[href="${href}"]`).click();
    await expect(page.getByText(/Led by\s*Tahmid Karim, 3D lead/)).toBeVisible();
  }
});

test("a person by the words of each language, and their name in its letters", async ({
  request,
}) => {
  for (const [prefix, ...words] of [
    ["", "Anik Saha", "Store lead", "Bangla, English, Hindi", "Led by"],
    ["/bn", "অনিক সাহা", "স্টোর লিড", "বাংলা, ইংরেজি, হিন্দি", "দায়িত্বে আছেন"],
    ["/fr", "Anik Saha", "Responsable des boutiques", "bengali, anglais et hindi", "Piloté par"],
    ["/es", "Anik Saha", "Responsable de tiendas", "bengalí, inglés e hindi", "A cargo de"],
  ] as const) {
    const [name, role, languages, ledBy] = words;
    const person = await (await request.get(`${prefix}/people/anik-saha`)).text();
    for (const text of [name, role, languages, `${prefix}/platform/daraz"`])
      expect(person, prefix).toContain(text);
    expect(person, prefix).not.toContain("Articles by");
    const store = await (await request.get(`${prefix}/platform/daraz`)).text();
    for (const text of [ledBy, name, role, `href="${prefix}/people/anik-saha"`])
      expect(store, prefix).toContain(text);
  }
});

test("the list of people is the team; an unknown person is not found", async ({ page }) => {
  for (const [path, team] of [
    ["/people", "/about#team"],
    ["/bn/People", "/bn/about#team"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${team}$`));
  }
  expect((await page.request.get("/people/no-one")).status()).toBe(404);
});
