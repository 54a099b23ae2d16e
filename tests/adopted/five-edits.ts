/** The five edits that make a copy of the project another agency's. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What its owner answers, and writes over the placeholders. */
const ANSWERS = ["--name=Halden Studio", "--city=Bergen", "--country=NO", "--colour=#0b6e4f"];
export const LANGUAGES = ["en", "fr"];
const WRITTEN: Record<string, string> = {
  "linkedin.com/company/example.com": "linkedin.com/company/halden-studio",
  "cal.com/example.com": "cal.com/halden-studio",
  "example.com": "halden-studio.no",
  "+1 202 555 0100": "+47 55 12 34 56",
  "1 Example Street": "Strandgaten 12",
  '"00000"': '"5013"',
  "latitude: 0": "latitude: 60.3943",
  "longitude: 0": "longitude: 5.3259",
  "currency: USD": "currency: NOK",
  "$10,000": "kr 10,000",
  "Service one": "Web design",
};

/** Facts, look, parts, words: `house` is a copy of this project with the demo's content. */
export function makeFiveEdits(house: string): void {
  const adopt = ["adopt/adopt.ts", ...ANSWERS, `--languages=${LANGUAGES.join(",")}`];
  execFileSync("node", adopt, { cwd: house, stdio: "ignore" });
  // One service is a site.
  const services = join(house, "content/services/en");
  rmSync(join(services, "service-two.mdx"));
  renameSync(join(services, "service-one.mdx"), join(services, "web-design.mdx"));
  for (const file of globSync("content/**/*.{mdx,yaml}", { cwd: house })) {
    const path = join(house, file);
    writeFileSync(path, rewritten(readFileSync(path, "utf8")));
  }
}

function rewritten(text: string): string {
  return Object.entries(WRITTEN)
    .reduce((sum, [from, to]) => sum.replaceAll(from, to), text)
    .replace(/^\[Write: let a lawyer.*\n\n?/gm, "")
    .replace(/\[Write: ([^\]]*)\]/g, (_, words: string) => sentence(words));
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
