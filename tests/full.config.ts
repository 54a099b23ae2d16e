import { defineConfig } from "playwright/test";
import ordinary from "./playwright.config.ts";

/** What takes minutes and changes seldom: looked at before a release, not in each run. */
export default defineConfig({ ...ordinary, testDir: "full", projects: [{ name: "full" }] });
