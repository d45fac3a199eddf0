import {hashText, type NamePositions, type PageNames} from '../../../../plugins/code-names/shared';

/** Attribute of a linked name, with the index of its card. */
export const NAME_ATTRIBUTE = 'data-code-name';

/** The names in a text, in order, with their offsets. */
type Offsets = readonly {start: number; name: string; card: number}[];

function toOffsets(text: string, names: NamePositions, nameOf: (card: number) => string): Offsets {
  const starts = [0];
  for (const {index} of text.matchAll(/\n/g)) {
    starts.push(index + 1);
  }
  return names.map(([line, column, card]) => ({
    start: (starts[line] ?? text.length) + column,
    name: nameOf(card),
    card,
  }));
}

/**
 * Finds the names in a translation of the text that they belong to: JavaScript instead of
 * TypeScript, or another date library. It has the same names in the same order, except for types.
 */
function alignNames(text: string, names: NamePositions, nameOf: (card: number) => string): Offsets {
  const found: {start: number; name: string; card: number}[] = [];
  let from = 0;
  for (const [, , card] of names) {
    const name = nameOf(card);
    const start = [
      ...text.slice(from).matchAll(new RegExp(`(?<![\\w$.'"-])${name}(?![\\w$-])`, 'g')),
    ].map(({index}) => from + index)[0];
    // A name that's much further down belongs to a later occurrence.
    if (start !== undefined && text.slice(from, start).split('\n').length < 12) {
      found.push({start, name, card});
      from = start + name.length;
    }
  }
  return found;
}

/** Wraps a name in a link. Returns `undefined` if it isn't in one text node. */
function wrapName(node: Text, offset: number, name: string): HTMLAnchorElement | undefined {
  if (node.data.slice(offset, offset + name.length) !== name) {
    return undefined;
  }
  const part = node.splitText(offset);
  part.splitText(name.length);
  const link = document.createElement('a');
  link.draggable = false;
  link.tabIndex = -1;
  part.replaceWith(link);
  link.append(part);
  return link;
}

/**
 * Turns the names in a code element into links to their documentation.
 *
 * @param demo the name of the demo that the code belongs to
 */
export function linkNames(
  code: Element,
  {cards, texts}: PageNames,
  demo: string | undefined,
  className: string,
): void {
  const text = code.textContent;
  const hash = hashText(text);
  const nameOf = (card: number) => cards[card]!.name;
  const exact = texts.find((one) => one.hash === hash);
  const other = exact ? undefined : texts.find((one) => demo !== undefined && one.demo === demo);
  const offsets = exact
    ? toOffsets(text, exact.names, nameOf)
    : other
      ? alignNames(text, other.names, nameOf)
      : [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const targets: {node: Text; offset: number; name: string; card: number}[] = [];
  let start = 0;
  let next = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const end = start + node.length;
    for (; next < offsets.length && offsets[next]!.start < end; next += 1) {
      const {start: at, name, card} = offsets[next]!;
      targets.push({node, offset: at - start, name, card});
    }
    start = end;
  }
  // Backward, because wrapping a name shortens the node that contains it.
  for (const {node, offset, name, card} of targets.reverse()) {
    const link = offset < 0 ? undefined : wrapName(node, offset, name);
    if (link) {
      link.href = cards[card]!.href;
      link.className = className;
      link.setAttribute(NAME_ATTRIBUTE, String(card));
    }
  }
}
