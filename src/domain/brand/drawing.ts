/**
 * The drawings of `content/` that stand in pages and pictures: only plain shapes with their own
 * colours look the same everywhere. What editors add for themselves is left out.
 */
import type { Mark } from "./mark.ts";
import { excerpt, parseSvg, type SvgElement } from "./svg.ts";

interface Kind {
  name: string;
  /** Colours that follow their surroundings. */
  colours: string[];
}

const MARK: Kind = { name: "mark", colours: ["var(--mark-shape)", "var(--mark-line)"] };
const LOGO: Kind = { name: "logo", colours: ["currentColor"] };

const wordsOf = (text: string) => text.split(" ");
const each = (names: string, pattern: RegExp) =>
  wordsOf(names).map((name): [string, RegExp] => [name, pattern]);

const SHAPES = new Set(wordsOf("g path circle ellipse rect line polyline polygon"));
const PAINTS = new Set(["fill", "stroke"]);
const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?!currentcolor$)[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/+-]+\))$/i;
const VALUES = new Map([
  ["d", /^m[mzlhvcsqtae\d\s.,+-]*$/i],
  ["transform", /^(?:(?:matrix|translate|scale|rotate|skew[xy])\s*\([\d\s.,e+-]+\)[\s,]*)*$/i],
  ...each(
    "x y x1 y1 x2 y2 cx cy r rx ry width height points opacity fill-opacity stroke-opacity " +
      "stroke-width stroke-miterlimit stroke-dasharray stroke-dashoffset",
    /^(?:none|inherit|[+\-.\d][\d\s.,e+-]*(?:%|px|pt|pc|mm|cm|in|em|ex)?)$/i,
  ),
  ...each(
    "fill-rule clip-rule stroke-linecap stroke-linejoin paint-order vector-effect " +
      "shape-rendering display visibility",
    /^[a-z][a-z\s-]*$/i,
  ),
]);

const IGNORED = new Set(wordsOf("title desc metadata"));
const IGNORED_ATTRIBUTES =
  /^(?:xmlns|id|class|version|baseprofile|role|focusable|enable-background|data-.*|aria-.*)$/;
/** Where and how large the file is drawn by itself. */
const IGNORED_OF_ROOT = /^(?:viewbox|x|y|width|height|preserveaspectratio)$/;
/** Names of editors' own, as `inkscape:label`. */
const FOREIGN = /^(?!svg:|xlink:).+:/;

const ADVICE: Record<string, string> = {
  style: "write its values as attributes, such as fill",
  text: "turn words into paths",
  svg: "its shapes belong in the outer one",
};

/** Throws with the first error in the file, as text. */
export function markOf(svg: string): Mark {
  const { viewBox, shapes } = drawingOf(svg, MARK);
  return { viewBox: viewBox.join(" "), shapes };
}

interface LogoDrawing {
  width: number;
  height: number;
  shapes: string;
}

/** Throws with the first error in the file, as text. */
export function logoOf(svg: string): LogoDrawing {
  const { viewBox, shapes } = drawingOf(svg, LOGO);
  const [x, y, width, height] = viewBox;
  if (x !== 0 || y !== 0) throw new Error("needs a viewBox that starts at 0 0");
  return { width, height, shapes };
}

/**
 * A logo that pages take out of its file by the id `mark`. Throws with the first error in the file,
 * as text.
 */
export function wordMarkOf(svg: string): LogoDrawing {
  const logo = logoOf(svg);
  const { root, look } = drawingOf(svg, LOGO);
  const [group, ...rest] = root.children.filter(isShape);
  const id = group?.attributes.find(([name]) => name === "id")?.[1];
  if (look || id !== "mark" || rest.length > 0)
    throw new Error(`needs one <g id="mark"> with all shapes and their colours inside its <svg>`);
  return logo;
}

function drawingOf(svg: string, kind: Kind) {
  const [root, ...rest] = parseSvg(svg);
  if (typeof root !== "object" || root.name.toLowerCase() !== "svg" || rest.length > 0)
    throw new Error("needs one <svg> and nothing beside it");
  const viewBox = viewBoxOf(root);
  const look = written(
    root.attributes.filter(([name]) => !IGNORED_OF_ROOT.test(name.toLowerCase())),
    kind,
  );
  const inside = drawn(root.children, kind);
  if (!/<(?!\/|g\b)/.test(inside)) throw new Error("needs a shape, such as <path>");
  return { root, viewBox, look, shapes: look ? `<g${look}>${inside}</g>` : inside };
}

function isShape(child: SvgElement | string): child is SvgElement {
  return typeof child === "object" && SHAPES.has(child.name.toLowerCase());
}

function viewBoxOf(root: SvgElement): [number, number, number, number] {
  const [, text = ""] = root.attributes.find(([name]) => name.toLowerCase() === "viewbox") ?? [];
  const parts = text.trim().split(/[\s,]+/);
  const [x = NaN, y = NaN, width = NaN, height = NaN] = parts.map((part) => Number(part || NaN));
  if (parts.length !== 4 || !Number.isFinite(x + y + width + height) || width <= 0 || height <= 0)
    throw new Error(`needs a viewBox of four numbers, such as viewBox="0 0 64 64"`);
  return [x, y, width, height];
}

function drawn(children: SvgElement["children"], kind: Kind): string {
  return children
    .map((child) => {
      if (typeof child === "string") throw refused(`the text '${excerpt(child)}'`, "text", kind);
      const name = child.name.toLowerCase();
      if (IGNORED.has(name) || FOREIGN.test(name)) return "";
      if (name === "defs" && drawn(child.children, kind) === "") return "";
      if (!SHAPES.has(name)) throw refused(`<${child.name}>`, name, kind);
      const look = written(child.attributes, kind);
      const inside = drawn(child.children, kind);
      return inside ? `<${name}${look}>${inside}</${name}>` : `<${name}${look}/>`;
    })
    .join("");
}

/** Attributes as text, each after a space. */
function written(attributes: SvgElement["attributes"], kind: Kind): string {
  return attributes
    .map(([original, text]) => {
      const name = original.toLowerCase();
      if (IGNORED_ATTRIBUTES.test(name) || FOREIGN.test(name)) return "";
      const value = text.replace(/\s+/g, " ").trim();
      const pattern = VALUES.get(name);
      if (!pattern && !PAINTS.has(name)) throw refused(`'${original}'`, name, kind);
      if (pattern && !pattern.test(value))
        throw new Error(`has ${name}="${excerpt(value)}", which is no value for '${name}'`);
      if (!pattern && !kind.colours.includes(value) && !COLOUR.test(value))
        throw new Error(
          `has ${name}="${excerpt(value)}": write ${kind.colours.join(", ")}, '#rrggbb' or none`,
        );
      return ` ${name}="${value}"`;
    })
    .join("");
}

function refused(what: string, name: string, kind: Kind): Error {
  const advice = ADVICE[name];
  return new Error(`has ${what}, which a ${kind.name} may not have${advice ? `: ${advice}` : ""}`);
}
