const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the range of a text below an element; `undefined` if it isn't there. Only letters and
 * digits are compared, because the text comes from the Markdown version of the page, whose spaces
 * and punctuation differ.
 */
export function findText(start: Element, text: string): Range | undefined {
  const wanted = toLetters(text);
  const root = start.closest('article') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  let letters = '';
  const positions: {node: Node; offset: number}[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [offset, character] of [...(node.textContent ?? '')].entries()) {
      const letter = toLetters(character);
      letters += letter;
      positions.push(...Array.from(letter, () => ({node, offset})));
    }
    const at = letters.indexOf(wanted);
    if (wanted && at >= 0) {
      const range = document.createRange();
      const first = positions[at]!;
      const last = positions[at + wanted.length - 1]!;
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      return range;
    }
  }
  return undefined;
}
