import type {PartCard, PartCards} from '../../../../plugins/code-names/shared';

/** An element of a running demo that has a documented class or slot. */
export interface Part {
  element: Element;
  card: PartCard;
}

/** Returns the most specific card of an element, or `undefined` if no class is documented. */
export function findElementCard(element: Element, cards: PartCards): PartCard | undefined {
  const elementCards = [...element.classList].flatMap((name) => cards[name] ?? []);
  // Slots come first, because they can be replaced. Variant classes follow the base class.
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

/** Returns the first visible part of each kind in a root, in document order. */
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
