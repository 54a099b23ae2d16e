import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { logoOf, markOf, wordMarkOf } from "#domain/brand/drawing.ts";

const svg = (inside: string, root = "") => `<svg viewBox="0 0 9 9"${root}>${inside}</svg>`;
const shapes = (inside: string, root = "") => markOf(svg(inside, root)).shapes;
const LINE = `<path d="M0 0h9"/>`;

describe("a mark", () => {
  it("keeps its viewBox and shapes", () => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">
  <g transform="rotate(45 3,2)">
    <path fill="var(--mark-shape)" d="M0 0h9"/>
  </g>
  <circle cx="5" cy="5" r=".5" fill="#fA0" stroke="rgb(1, 2, 3)"/>
</svg>
`;
    expect(markOf(file)).toEqual({
      viewBox: "0 0 64 32",
      shapes:
        `<g transform="rotate(45 3,2)"><path fill="var(--mark-shape)" d="M0 0h9"/></g>` +
        `<circle cx="5" cy="5" r=".5" fill="#fA0" stroke="rgb(1, 2, 3)"/>`,
    });
  });

  it.each([["\n"], ["\r\n\t"], ["\n\n  "]])("has attributes and numbers on lines: %j", (gap) => {
    expect(shapes(`<path${gap}fill="red"${gap}d="M0 0${gap}10 10"${gap}/>`)).toBe(
      `<path fill="red" d="M0 0 10 10"/>`,
    );
  });

  it("has quotes, spaces and letters of either kind", () => {
    const file = `<SVG VIEWBOX = '0,0  9 9'><Path D='M0 0h9' Fill = "none"></Path></SVG>`;
    expect(markOf(file)).toEqual({
      viewBox: "0 0 9 9",
      shapes: `<path d="M0 0h9" fill="none"/>`,
    });
  });

  it("keeps what its <svg> says about shapes, not about the file", () => {
    const look = ` fill="none" stroke="var(--mark-line)" stroke-width="2" stroke-linecap="round"`;
    const place = ` width="24" height="24px" x="0px" y="0px" preserveAspectRatio="xMidYMid meet"`;
    expect(shapes(LINE, look + place)).toBe(`<g${look}>${LINE}</g>`);
  });

  it("leaves out what editors add", () => {
    const file = `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- <svg viewBox="1 1 1 1"> -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:inkscape="http://x" xml:space="preserve"
  viewBox="0 0 9 9" inkscape:version="1.3" class="icon" role="img" aria-label="N" data-name="N">
  <title>Mark &amp; name</title><desc>By hand</desc>
  <sodipodi:namedview id="base"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <metadata><rdf:RDF><cc:Work rdf:about=""/><![CDATA[<any>]]></rdf:RDF></metadata>
  <defs id="defs1"><inkscape:path-effect effect="spiro"/></defs><defs/>
  <path id="p1" inkscape:label="stem" sodipodi:nodetypes="cc" class="st0" d="M0 0h9"/>
</svg>`;
    expect(markOf(file)).toEqual({ viewBox: "0 0 9 9", shapes: LINE });
  });

  it.each([
    "script",
    "SCRIPT",
    "style",
    "foreignObject",
    "image",
    "use",
    "a",
    "animate",
    "linearGradient",
    "clipPath",
    "switch",
    "svg:path",
  ])("is refused with <%s>", (name) => {
    const why = `has <${name}>, which a mark may not have`;
    expect(() => shapes(`${LINE}<${name}/>`)).toThrow(why);
    expect(() => shapes(`<defs><${name}></${name}></defs>${LINE}`)).toThrow(why);
  });

  it.each([
    ["style", `STYLE="fill:red"`],
    ["onclick", `onclick ="1"`],
    ["onload", `OnLoad\n=\n'1'`],
    ["href", `href="javascript:1"`],
    ["xlink:href", `xlink:href="#a"`],
    ["clip-path", `clip-path="url(#a)"`],
    ["filter", `filter="url(#a)"`],
    ["tabindex", `tabindex="0"`],
  ])("is refused with '%s', in a shape and its <svg>", (name, attribute) => {
    const why = RegExp(`has '${name}', which a mark may not have`, "i");
    expect(() => shapes(`<path ${attribute} d="M0 0"/>`)).toThrow(why);
    expect(() => shapes(LINE, ` ${attribute}`)).toThrow(why);
  });

  it.each([
    "url(#g)",
    "currentColor",
    "CURRENTCOLOR",
    "var(--brand)",
    "var(--mark-shape, red)",
    "red;stroke:blue",
    "#ff",
    "",
  ])("is refused with the colour '%s', and says what to write", (colour) => {
    for (const name of ["fill", "stroke"])
      expect(() => shapes(`<path ${name}="${colour}" d="M0 0"/>`)).toThrow(
        `has ${name}="${colour}": write var(--mark-shape), var(--mark-line), '#rrggbb' or none`,
      );
  });

  it.each([
    ["d", "M0 0 url(#a)"],
    ["d", "0 0h9"],
    ["r", "wide"],
    ["opacity", "var(--half)"],
    ["transform", "url(#a)"],
    ["fill-rule", "1"],
    ["points", "0,0 &quot;"],
  ])("is refused with a value that %s cannot have: %s", (name, value) => {
    expect(() => shapes(`<path ${name}="${value}"/>`)).toThrow(
      `has ${name}="${value}", which is no value for '${name}'`,
    );
  });

  it.each([
    ["an open <g>", svg(`<g>${LINE}`), "does not close <g>"],
    ["an open <svg>", `<svg viewBox="0 0 9 9">${LINE}`, "does not close <svg>"],
    ["a crossed end", svg(`<g><path d="M0 0"></g></path>`), "does not close <path>"],
    ["an end alone", `${svg(LINE)}</g>`, "closes </g>, but no <g> is open"],
    ["no space", svg(`<path/onclick="1" d="M0 0"/>`), `is broken at '<path/onclick="1" d="M0 0"/>`],
    ["glued attributes", svg(`<path fill="red"d="M0 0"/>`), `is broken at '<path fill="red"d=`],
    ["no quotes", svg(`<path d=M0/>`), "is broken at '<path d=M0/>"],
    ["an open quote", svg(`<path d="M0/>`), `is broken at '<path d="M0/>`],
    ["an open comment", `<!-- ${svg(LINE)}`, "is broken at '<!-- <svg"],
    ["an attribute twice", svg(`<path d="M0 0" d="M1 1"/>`), "has 'd' twice in one element"],
    ["words", svg(`${LINE}N`), "has the text 'N', which a mark may not have: turn words into"],
    ["raw words", svg(`${LINE}<![CDATA[N]]>`), "has the text 'N', which"],
    ["<text>", svg(`<text>N</text>`), "has <text>, which a mark may not have: turn words into"],
    ["<svg> inside", svg(svg(LINE)), "has <svg>, which a mark may not have: its shapes belong in"],
    ["two drawings", svg(LINE) + svg(LINE), "needs one <svg> and nothing beside it"],
    ["words beside it", `${svg(LINE)}N`, "needs one <svg> and nothing beside it"],
    ["no drawing", "\n", "needs one <svg> and nothing beside it"],
    ["nothing in it", svg(""), "needs a shape, such as <path>"],
    ["no shape in it", svg("<g><title>N</title></g>"), "needs a shape, such as <path>"],
    ["hidden shapes only", svg(`<defs>${LINE}</defs>`), "has <defs>, which a mark may not have"],
  ])("is refused with %s", (_, file, why) => {
    expect(() => markOf(file)).toThrow(why);
  });

  it.each([
    "a b",
    "",
    "0 0 9",
    "0 0 9 9 9",
    "0 0 0 9",
    "0 0 9 -9",
    "0 0 9px 9px",
    "0 0 Infinity 9",
  ])("is refused with the viewBox '%s'", (viewBox) => {
    const why = "needs a viewBox of four numbers";
    expect(() => markOf(`<svg viewBox="${viewBox}">${LINE}</svg>`)).toThrow(why);
    expect(() => markOf(`<svg width="9" height="9">${LINE}</svg>`)).toThrow(why);
  });
});

describe("a logo", () => {
  it("has the size of its viewBox, in the surrounding colour", () => {
    const file = `<svg\n  viewBox='0 0 142.5 60'\n  fill="currentColor"><path\nd="M0 0"/></svg>`;
    expect(logoOf(file)).toEqual({
      width: 142.5,
      height: 60,
      shapes: `<g fill="currentColor"><path d="M0 0"/></g>`,
    });
  });

  it("is refused like a mark, in its own words", () => {
    expect(() => logoOf(svg("<SCRIPT>1</SCRIPT>"))).toThrow(
      "has <SCRIPT>, which a logo may not have",
    );
    expect(() => logoOf(svg(`<path fill="var(--mark-line)" d="M0 0"/>`))).toThrow(
      `has fill="var(--mark-line)": write currentColor, '#rrggbb' or none`,
    );
    expect(() => logoOf(`<svg viewBox="1 0 9 9">${LINE}</svg>`)).toThrow(
      "needs a viewBox that starts at 0 0",
    );
  });
});

describe("a word mark", () => {
  it("is one group that pages can find", () => {
    const daraz = readFileSync("content/marks/daraz.svg", "utf8");
    expect(wordMarkOf(daraz)).toMatchObject({ width: 137, height: 64 });
  });

  it.each([
    ["another name", svg(`<g id="logo">${LINE}</g>`)],
    ["shapes outside", svg(`<g id="mark">${LINE}</g>${LINE}`)],
    ["its colours outside", svg(`<g id="mark">${LINE}</g>`, ` fill="currentColor"`)],
  ])("is refused with %s", (_, file) => {
    expect(() => wordMarkOf(file)).toThrow(`needs one <g id="mark">`);
  });
});
