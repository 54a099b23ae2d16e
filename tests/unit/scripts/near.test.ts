import { expect, it } from "vitest";
import { meantName } from "#site/scripts/near.ts";

const PROJECTS = [
  "ecommerce-platform-paarel",
  "educonsult-website",
  "3d-crystal-order-management",
  "car-rental-management",
];

it.each([
  ["paarel", "ecommerce-platform-paarel"],
  ["car-rental", "car-rental-management"],
  ["educonsult-webiste", "educonsult-website"],
  ["car-rental-managment", "car-rental-management"],
  ["management", undefined],
  ["rent", undefined],
  ["nope", undefined],
  ["", undefined],
])("%j was probably meant to be %j", (asked, meant) => {
  expect(meantName(asked, PROJECTS)).toBe(meant);
});
