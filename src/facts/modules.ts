/**
 * The staff's facts as modules, in the place of those of the content. The generated files do not
 * change: other builds, tests and servers of this checkout read them at the same time.
 */
import type { Plugin } from "vite";
import { withStaffFacts } from "#domain/content/staff-facts.ts";
import { agencyModules } from "#site/agency/write.ts";
import { staffFactsOfBuild } from "./staff.ts";

const FACT = /\/src\/generated\/(facts\/\w+\.ts)$/;

/** Pages and scripts of a build with the staff's facts import those. */
export function staffFactModules(): Plugin {
  let modules: Record<string, string> = {};
  return {
    name: "staff-fact-modules",
    enforce: "pre",
    configResolved({ root }) {
      modules = factModules(root);
    },
    load: { filter: { id: FACT }, handler: (id) => modules[FACT.exec(id)?.[1] ?? ""] },
  };
}

/** The staff's facts by path below `src/generated`; none outside of a build with such facts. */
export function factModules(root: string): Record<string, string> {
  const facts = staffFactsOfBuild()?.facts;
  if (!facts) return {};
  const modules = agencyModules(root, (agency) => withStaffFacts(agency, facts));
  return Object.fromEntries(Object.entries(modules).filter(([path]) => path.startsWith("facts/")));
}
