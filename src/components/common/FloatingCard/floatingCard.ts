import styles from './FloatingCard.module.css';

/** Distance between an element and its card, in px. */
const GAP = 6;
/** Distance between the card and the edge of the window, in px. */
const MARGIN = 8;

/** Creates an element with a class, if any, and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) {
    element.className = className;
  }
  element.append(...children);
  return element;
}

/** Creates a card next to an element of the page, without React: one that most users never see. */
export const createFloatingCard = (...children: Node[]): HTMLElement =>
  createElement('div', styles.card, ...children);

/** Adds a card to the page, in the landmark of the content. */
export const showFloatingCard = (...elements: Element[]): void =>
  (document.querySelector('main') ?? document.body).append(...elements);

/** Moves a card below an element, or above it if there is more space. */
export function placeFloatingCard(card: HTMLElement, element: Element): void {
  const target = element.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const below = target.bottom + GAP;
  const above = target.top - GAP - height;
  const isBelow = below + height + MARGIN <= window.innerHeight || above < MARGIN;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const end = document.documentElement.clientWidth - width - MARGIN;
  const left = Math.max(MARGIN, Math.min(isRtl ? target.right - width : target.left, end));
  // Next to an element that fills the window, the card covers it.
  const top = Math.min(isBelow ? below : above, window.innerHeight - height - MARGIN);
  Object.assign(card.style, {left: `${left}px`, top: `${top}px`});
}
