/**
 * What is left of the demo agency, once it lies in `examples/`: its names and facts in the content,
 * the code and the build of the agency that has taken its place.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const PLACES = [
  "content/**/*",
  "src/**/*",
  "netlify/**/*",
  "public/**/*",
  "dist/**/*",
  "astro.config.mjs",
  "netlify.toml",
  "package.json",
];
const TEXT = /\.(?:astro|css|html|js|json|md|mdx|mjs|svg|toml|ts|tsx|txt|webmanifest|xml|ya?ml)$/;
/** A list of passwords that many people have is about no agency. */
const ABOUT_NONE = /common-passwords\.json$/;

interface Agency {
  brand: string;
  domain: string;
  email: string;
  phone: string;
  address: { street: string; city: string; country: string };
}

/** Names that only the demo has: its own, in each language, those of its clients and platforms. */
export function namesOf(demo: string, own: string): string[] {
  const read = (folder: string) =>
    parse(readFileSync(join(folder, "agency.yaml"), "utf8")) as Agency;
  const { brand, domain, email, phone, address } = read(demo);
  const taken = Object.values(read(own).address);
  const abroad = globSync("site/*.yaml", { cwd: demo }).map(
    (file) => parse(readFileSync(join(demo, file), "utf8")) as Partial<Agency>,
  );
  const places = [{ brand: "", address }, ...abroad]
    .flatMap((own) => [own.brand, own.address?.street, own.address?.city, own.address?.country])
    .filter((name) => name !== undefined && !taken.includes(name));
  const clients = existsSync(join(demo, "clients.yaml"))
    ? (parse(readFileSync(join(demo, "clients.yaml"), "utf8")) as { name: string }[])
    : [];
  // A marketplace may be another agency's too.
  const platforms = platformsIn(demo).filter((name) => !platformsIn(own).includes(name));
  const names = [brand, domain, email, phone, phone.replace(/\D/g, ""), ...places];
  const others = [...clients.map(({ name }) => name), ...platforms];
  return [...new Set([...names, ...others])].filter((name): name is string => Boolean(name));
}

function platformsIn(content: string): string[] {
  return globSync("platforms/en/*.mdx", { cwd: content }).map(
    (file) => /^name: (.*)$/m.exec(readFileSync(join(content, file), "utf8"))?.[1] ?? "",
  );
}

/** One line a trace: `content/faqs/en.yaml:12: Dhaka`. */
export function tracesIn(root: string, names: readonly string[]): string[] {
  const trace = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${names.map(escaped).join("|")})(?![\p{L}\d])`,
    "giu",
  );
  return globSync(PLACES, { cwd: root })
    .filter((file) => TEXT.test(file) && !ABOUT_NONE.test(file))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          [...new Set(Array.from(line.matchAll(trace), ([name]) => name))].map(
            (name) => `${file}:${index + 1}: ${name}`,
          ),
        ),
    );
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
