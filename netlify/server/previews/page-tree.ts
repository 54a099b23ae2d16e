/** Reading and changing the elements of a page. */
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from "ultrahtml";

export type Parent = Extract<Node, { children: Node[] }>;

/** Not a text or a comment. */
export function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

/** Whether an element has a class. */
export function has({ attributes }: ElementNode, name: string): boolean {
  return (attributes["class"] ?? "").split(" ").includes(name);
}

/** Every element below a node, in the order of the page. */
export function elementsOf(node: Parent): ElementNode[] {
  return node.children.filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);
}

/** The nearest element around this one that fits. */
export function closest(
  { parent }: ElementNode,
  fits: (element: ElementNode) => boolean,
): ElementNode | undefined {
  for (let node: Node | undefined = parent; node; node = node.parent as Node | undefined)
    if (isElement(node) && fits(node)) return node;
  return undefined;
}

/** Whether an element is somewhere below `root`. */
export function isWithin(element: ElementNode, root: Parent): boolean {
  return elementsOf(root).includes(element);
}

/** The text of an element, without its tags. */
export function textIn(element: ElementNode): string {
  return element.children
    .map((child) =>
      child.type === TEXT_NODE ? child.value : isElement(child) ? textIn(child) : "",
    )
    .join("");
}

/** Replaces the content of an element. `html` is HTML already. */
export function write(element: ElementNode, html: string): void {
  element.children = html === "" ? [] : (parse(html) as Parent).children;
  for (const child of element.children) child.parent = element;
}

/** Takes an element out of its page. */
export function remove(element: ElementNode): void {
  const parent = element.parent as Parent;
  parent.children = parent.children.filter((child) => child !== element);
}

/** Puts the content of an element in its place. */
export function unwrap(element: ElementNode): void {
  const parent = element.parent as Parent;
  const content = element.children.filter((child) => isElement(child) || child.type === TEXT_NODE);
  for (const child of content) child.parent = parent;
  parent.children = parent.children.flatMap((child) => (child === element ? content : [child]));
}

/** Attributes without those of some names. */
export function without(attributes: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));
}

/** An element with all below it, to be put into `parent`. */
export function copyOf(element: ElementNode, parent: Node): ElementNode {
  const copy: ElementNode = { ...element, attributes: { ...element.attributes }, parent };
  copy.children = element.children.map((child) =>
    isElement(child) ? copyOf(child, copy) : ({ ...child, parent: copy } as Node),
  );
  return copy;
}
