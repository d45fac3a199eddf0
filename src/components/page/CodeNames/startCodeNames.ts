import {namesPath, type NameCard, type PageNames} from '../../../../plugins/code-names/shared';
import {placeFloatingCard, showFloatingCard} from '../../common/FloatingCard/floatingCard';
import {createCard} from './createCard';
import {linkNames, NAME_ATTRIBUTE} from './linkNames';
import styles from './CodeNames.module.css';

/** How long the pointer must rest on a name, in milliseconds. */
const SHOW_DELAY_MS = 200;
/** How long the card remains after the pointer has left, in milliseconds, so it can be reached. */
const HIDE_DELAY_MS = 250;
const CARD_ID = 'code-name-card';

const NO_NAMES: PageNames = {cards: [], texts: [], links: {}};

/** The names of the last page. */
let loaded: {page: string; names: Promise<PageNames>} | undefined;

/** The prefix of the class with which Docusaurus marks the document that is rendered. */
const ID_CLASS = 'docs-doc-id-';

/**
 * Returns the path of the current guide without its language; `undefined` for other pages. The URL
 * may already be that of the next page.
 */
function findPage(): string | undefined {
  const id = [...document.documentElement.classList]
    .find((name) => name.startsWith(ID_CLASS))
    ?.slice(ID_CLASS.length);
  return id && !id.startsWith('api/') ? `/x/${id.replace(/(^|\/)index$/, '')}/` : undefined;
}

function loadNames(): Promise<PageNames> {
  const page = findPage();
  if (page === undefined) {
    return Promise.resolve(NO_NAMES);
  }
  if (loaded?.page !== page) {
    const names = fetch(namesPath(page))
      .then((response) => response.json() as Promise<PageNames>)
      .catch(() => {
        // Offline. The next interaction tries again.
        loaded = undefined;
        return NO_NAMES;
      });
    loaded = {page, names};
  }
  return loaded.names;
}

/** The first child of each processed code element, to detect content that React has replaced. */
const processed = new WeakMap<Element, ChildNode | null>();

async function linkNamesIn(code: Element): Promise<void> {
  const names = await loadNames();
  if (names !== NO_NAMES && code.isConnected && processed.get(code) !== code.firstChild) {
    const demo = code.closest('[data-demo]')?.getAttribute('data-demo') ?? undefined;
    linkNames(code, names, demo, styles.link ?? '');
    processed.set(code, code.firstChild);
  }
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const listNameLinks = (code: Element): HTMLElement[] =>
  [...code.querySelectorAll<HTMLElement>(`[${NAME_ATTRIBUTE}]`)].filter(isVisible);

let shown: {link: Element; card: HTMLElement} | undefined;
/** The last element that was pointed at or focused. */
let currentTarget: EventTarget | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hideCard(): void {
  clearTimeout(timer);
  shown?.link.removeAttribute('aria-describedby');
  shown?.card.remove();
  shown = undefined;
}

function showCard(link: Element, card: NameCard): void {
  if (shown?.link === link || !link.isConnected) {
    clearTimeout(timer);
    return;
  }
  hideCard();
  const element = createCard(card, CARD_ID);
  showFloatingCard(element);
  placeFloatingCard(element, link);
  link.setAttribute('aria-describedby', CARD_ID);
  shown = {link, card: element};
}

/** Returns the card of a link. */
function findCard(link: Element, {cards, links}: PageNames): NameCard | undefined {
  const index = link.getAttribute(NAME_ATTRIBUTE);
  const {pathname, hash} = link as HTMLAnchorElement;
  const [path = ''] = /\/x\/.*$/.exec(pathname) ?? [];
  return cards[index === null ? (links[path + hash] ?? -1) : Number(index)];
}

const findLink = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest(`[${NAME_ATTRIBUTE}], article a[href*="/x/api/"]`)
    : null;

const findCode = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('article pre')?.querySelector('code') ?? null) : null;

/** Links the names in code near the viewport, because touch screens have no hover. */
function linkNamesNearViewport(): void {
  for (const code of document.querySelectorAll('article pre code')) {
    const {top, bottom} = code.getBoundingClientRect();
    if (bottom > -window.innerHeight && top < 2 * window.innerHeight) {
      void linkNamesIn(code);
    }
  }
}

async function handlePointerOrFocus(event: Event): Promise<void> {
  const {target, type} = event;
  currentTarget = target;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTouch) {
    linkNamesNearViewport();
  }
  if (shown && target instanceof Node && shown.card.contains(target)) {
    clearTimeout(timer);
    return;
  }
  const code = findCode(target);
  const link = findLink(target);
  if (code && !link) {
    void linkNamesIn(code).then(() => {
      const links = listNameLinks(code);
      // One name is a tab stop; the arrow keys move to the others.
      if (links.length > 0 && links.every(({tabIndex}) => tabIndex < 0)) {
        links[0]!.tabIndex = 0;
      }
    });
  }
  if (!link) {
    clearTimeout(timer);
    if (shown) {
      timer = setTimeout(hideCard, type === 'focusin' ? 0 : HIDE_DELAY_MS);
    }
    return;
  }
  const card = findCard(link, await loadNames());
  clearTimeout(timer);
  // The first time, the user may have moved on while the names were loading.
  if (card && currentTarget === target) {
    timer = setTimeout(
      () => showCard(link, card),
      shown || type === 'focusin' || isTouch ? 0 : SHOW_DELAY_MS,
    );
  }
}

/** Moves the focus between the names of a code block with the arrow keys. */
function moveFocus(event: KeyboardEvent): void {
  const code = event.target instanceof Element && event.target.closest('code');
  const isName = event.target instanceof Element && event.target.hasAttribute(NAME_ATTRIBUTE);
  if (event.key === 'Escape') {
    hideCard();
  }
  if (!code || !isName) {
    return;
  }
  const links = listNameLinks(code);
  const at = links.indexOf(event.target as HTMLElement);
  const to = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  const next = to === undefined ? undefined : links[to];
  if (next) {
    event.preventDefault();
    links[at]!.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

/** Shows the card of a name on the first tap. The link in the card opens its documentation. */
function handleClick(event: MouseEvent): void {
  const link = findLink(event.target);
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (link?.hasAttribute(NAME_ATTRIBUTE) && isTouch) {
    event.preventDefault();
  } else if (link) {
    hideCard();
  }
}

/**
 * Links the MUI X names in the code under the pointer or the focus, and shows a card for each.
 *
 * @param first the event that has loaded this module
 */
export function startCodeNames(first: Event): void {
  document.addEventListener('pointerover', (event) => void handlePointerOrFocus(event), {
    passive: true,
  });
  document.addEventListener('focusin', (event) => void handlePointerOrFocus(event), {
    passive: true,
  });
  document.addEventListener('keydown', moveFocus);
  document.addEventListener('click', handleClick);
  document.addEventListener('scroll', hideCard, {passive: true, capture: true});
  window.addEventListener('popstate', hideCard);
  void handlePointerOrFocus(first);
}
