/**
 * Adapts parts of a text to the site: no inline styles, and names for scrollable regions and
 * checkboxes.
 */
import type { HastPluginDefinition, HastPluginEntry } from "satteri";
import { siteText } from "#site/i18n/translate.ts";
import { localeOf } from "./locale.ts";

/** Replaces the parser's inline styles for cell alignment, which the policy refuses. */
export const alignment: HastPluginDefinition = {
  name: "alignment",
  element: {
    filter: ["th", "td"],
    visit(node, context) {
      const [, side] = /text-align:\s*(\w+)/.exec(node.properties.style ?? "") ?? [];
      if (!side) return;
      context.setProperty(node, "style", null);
      context.setProperty(node, "dataAlign", side);
    },
  },
};

/** Makes tables and code scroll on their own, reachable by keyboard and each with a name. */
export const scrollers: HastPluginEntry = ({ fileURL }) => {
  const locale = localeOf(fileURL);
  const t = siteText(locale);
  const made = { table: 0, pre: 0 };
  const region = (kind: "table" | "pre") => ({
    role: "region",
    tabIndex: 0,
    ariaLabel: t(kind === "table" ? "prose.table" : "prose.code", { n: ++made[kind] }),
  });
  return {
    name: "scrollers",
    element: [
      {
        filter: ["table"],
        visit(node, context) {
          context.wrapNode(node, {
            type: "element",
            tagName: "div",
            properties: { className: ["scroller"], ...region("table") },
            children: [],
          });
        },
      },
      {
        filter: ["pre"],
        visit(node, context) {
          for (const [name, value] of Object.entries(region("pre")))
            context.setProperty(node, name, value);
        },
      },
    ],
  };
};

/** Turns a stand-alone picture into a figure, with its title as the caption. */
export const pictures: HastPluginDefinition = {
  name: "pictures",
  element: {
    filter: ["p"],
    visit({ children }) {
      const [picture, ...others] = children.filter(
        (child) => !(child.type === "text" && child.value.trim() === ""),
      );
      if (picture?.type !== "element" || picture.tagName !== "img" || others.length > 0)
        return undefined;
      const { title, ...properties } = picture.properties;
      const caption = {
        type: "element" as const,
        tagName: "figcaption",
        properties: {},
        children: [{ type: "text" as const, value: String(title) }],
      };
      return {
        type: "element",
        tagName: "figure",
        properties: {},
        children: [{ ...picture, properties }, ...(title ? [caption] : [])],
      };
    },
  },
};

/** Names the state of a task list entry. */
export const tasks: HastPluginEntry = ({ fileURL }) => {
  const t = siteText(localeOf(fileURL));
  return {
    name: "tasks",
    element: {
      filter: ["input"],
      visit(node, context) {
        context.setProperty(
          node,
          "ariaLabel",
          node.properties.checked ? t("prose.done") : t("prose.toDo"),
        );
      },
    },
  };
};
