import { describe, expect, it } from "vitest";
import {
  chatAddress,
  chatLink,
  hostOf,
  mailLink,
  mapLinks,
  phoneLink,
} from "#domain/content/outside-links.ts";

describe("chatLink", () => {
  it("carries the text so that it comes out as it went in", () => {
    const text = '50% off? A & B + "C" #1, নমস্কার 🙂';
    const link = chatLink("https://chat.example/me", text);
    expect(link).not.toMatch(/[\s+"#]/);
    expect(new URL(link).searchParams.get("text")).toBe(text);
  });

  it("adds to parameters that are there", () => {
    expect(chatLink("https://chat.example/send?to=1", "a b")).toBe(
      "https://chat.example/send?to=1&text=a%20b",
    );
  });
});

it.each([
  ["+880 1700 000000", "8801700000000"],
  ["+49 (0)30 123456", "4930123456"],
  ["+44 ( 0 ) 20 7946 0000", "442079460000"],
  ["+1 (202) 555-0100", "12025550100"],
  ["+47 (00) 1/2.3", "4700123"],
])("a call and a chat with %s dial %s", (phone, dialled) => {
  expect(phoneLink(phone)).toBe(`tel:+${dialled}`);
  expect(chatAddress(phone)).toBe(`https://wa.me/${dialled}`);
});

describe("mapLinks", () => {
  const place = { latitude: 23.7461, longitude: 90.3742, zoom: 15 };

  it("marks the place in the middle of the box", () => {
    const embed = new URL(mapLinks(place).embed);
    const [west = 0, south = 0, east = 0, north = 0] = (embed.searchParams.get("bbox") ?? "")
      .split(",")
      .map(Number);
    expect((west + east) / 2).toBeCloseTo(place.longitude, 4);
    expect((south + north) / 2).toBeCloseTo(place.latitude, 4);
    expect(east - west).toBeCloseTo((2 * 360) / 2 ** 15, 4);
    expect(embed.searchParams.get("marker")).toBe("23.7461,90.3742");
  });

  it("leads to the same place on the map's page", () => {
    expect(mapLinks(place).page).toBe(
      "https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=15/23.7461/90.3742",
    );
  });
});

describe("mailLink", () => {
  it("keeps every character of subject and body, with the line ends of mail", () => {
    const link = mailLink("a@b.example", { subject: "50% & more? #1", body: "One\nটু" });
    expect(link).toMatch(/^mailto:a@b\.example\?subject=[^\s&]+&body=[^\s&]+$/);
    const { searchParams } = new URL(link);
    expect(searchParams.get("subject")).toBe("50% & more? #1");
    expect(searchParams.get("body")).toBe("One\r\nটু");
  });
});

describe("hostOf", () => {
  it.each([
    ["https://cal.com/agency/30min", "cal.com"],
    ["https://www.savvycal.com/agency?a=1", "savvycal.com"],
    ["https://meet.example:8443/book", "meet.example:8443"],
  ])("names the service of %s", (address, name) => {
    expect(hostOf(address)).toBe(name);
  });
});
