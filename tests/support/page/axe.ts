/** axe's violations on a page, after all transitions have ended. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { default as Axe, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { drawFar } from "./page-layout.ts";

/** Each page parses axe again, which takes half the time without its comments. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe's violations inside `selector`, by its default rules or by `rules`, as rule and element. */
export async function faults(page: Page, selector: string, rules?: string[]): Promise<string[]> {
  await drawFar(page);
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Skips frames, which are other sites' pages; checking one before it loads causes a console
  // error. Only violations are needed, so axe does not describe passes.
  const options: RunOptions = {
    iframes: false,
    resultTypes: ["violations"],
    selectors: false,
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(
    async ([inside, how]) => {
      const { violations } = await window.axe.run(inside, how);
      return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
    },
    [selector, options] as const,
  );
}

/** Waits for finite animations; loops and scroll-driven ones continue. */
async function atRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const ends = ({ timeline, effect }: Animation) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity;
      return document
        .getAnimations()
        .filter((animation) => animation.playState === "running" && ends(animation)).length;
    });
  await expect.poll(moving, { message: "what still fades or moves", intervals: [50] }).toBe(0);
}

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
