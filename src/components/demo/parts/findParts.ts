import type {PartCard, PartCards} from '../../../../plugins/code-names/shared';

/** An element of a running demo that a class or slot of the library names. */
export interface Part {
  element: Element;
  card: PartCard;
}

/** Returns the most specific part that an element is; `undefined` if no class of it is documented. */
export function findElementCard(element: Element, cards: PartCards): PartCard | undefined {
  const elementCards = [...element.classList].flatMap((name) => cards[name] ?? []);
  // A slot can be replaced, so it says more; the classes of variants come after the element's own.
  return elementCards.find(({slot}) => slot !== undefined) ?? elementCards[0];
}

/** Returns the part that an element belongs to, within a root. */
export function findPart(target: Element, root: Element, cards: PartCards): Part | undefined {
  for (
    let element: Element | null = target;
    element && root.contains(element);
    element = element.parentElement
  ) {
    const card = findElementCard(element, cards);
    if (card) {
      return {element, card};
    }
  }
  return undefined;
}

/** Lists the visible parts of a root in the order of the document, the first one of each kind. */
export function listParts(root: Element, cards: PartCards): Part[] {
  const seen = new Set<string>();
  return [...root.querySelectorAll('[class]')].flatMap((element) => {
    const card = findElementCard(element, cards);
    if (!card || seen.has(card.className) || element.getClientRects().length === 0) {
      return [];
    }
    seen.add(card.className);
    return [{element, card}];
  });
}

/** Returns the code that styles a part, or passes props to its slot. */
export function createPartCode({className, slot}: PartCard): string {
  return slot === undefined ? `sx={{'& .${className}': {}}}` : `slotProps={{${slot}: {}}}`;
}
