import styles from './FloatingCard.module.css';

/** Distance between an element and its card, in pixels. */
const GAP_PX = 6;
/** Distance between the card and the edge of the window, in pixels. */
const MARGIN_PX = 8;

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

/** Converts text with code in backticks to nodes. */
export const createTextNodes = (text: string): (Node | string)[] =>
  text.split('`').map((part, index) => (index % 2 ? createElement('code', undefined, part) : part));

/** Creates a card to show next to an element. Most users never see one, so it doesn't use React. */
export const createFloatingCard = (...children: Node[]): HTMLElement =>
  createElement('div', styles.card, ...children);

/** Adds elements to the `main` landmark, or to the body of a page without one. */
export const showFloatingCard = (...elements: Element[]): void =>
  (document.querySelector('main') ?? document.body).append(...elements);

/** Moves a card below an element, or above it if there is more space. */
export function placeFloatingCard(card: HTMLElement, element: Element): void {
  const target = element.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const below = target.bottom + GAP_PX;
  const above = target.top - GAP_PX - height;
  const isBelow = below + height + MARGIN_PX <= window.innerHeight || above < MARGIN_PX;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const end = document.documentElement.clientWidth - width - MARGIN_PX;
  const left = Math.max(MARGIN_PX, Math.min(isRtl ? target.right - width : target.left, end));
  // Next to an element that fills the window, the card covers it.
  const top = Math.min(isBelow ? below : above, window.innerHeight - height - MARGIN_PX);
  Object.assign(card.style, {left: `${left}px`, top: `${top}px`});
}
