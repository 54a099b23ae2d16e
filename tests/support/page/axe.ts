/** What axe finds on a page, when all that fades or moves has come to rest. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { default as Axe, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { drawFar } from "./page-layout.ts";

/** Without its comments axe is read in half the time, and each page reads it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong inside `selector`, by its own choice of rules or by `rules`, as rule and
 * element.
 */
export async function faults(page: Page, selector: string, rules?: string[]): Promise<string[]> {
  await drawFar(page);
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Frames are other people's pages; asking into one that is not there yet is an error of the
  // console.
  // Nothing is asked of what is right, so axe need not describe it.
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

/** Waits for what ends by itself: loops and what follows the scroll go on. */
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
