import {namesPath, type NameCard, type PageNames} from '../../../../plugins/code-names/shared';
import {placeFloatingCard, showFloatingCard} from '../../common/FloatingCard/floatingCard';
import {createCard} from './createCard';
import {markNames, NAME_ATTRIBUTE} from './markNames';
import styles from './CodeNames.module.css';

/** How long the pointer must rest on a name, in milliseconds. */
const SHOW_DELAY = 200;
/** How long the card remains after the pointer has left, in milliseconds, so it can be reached. */
const HIDE_DELAY = 250;
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
        // Offline: the next approach tries again.
        loaded = undefined;
        return NO_NAMES;
      });
    loaded = {page, names};
  }
  return loaded.names;
}

/** The first child of each marked code element, because React may replace the content. */
const marked = new WeakMap<Element, ChildNode | null>();

async function mark(code: Element): Promise<void> {
  const names = await loadNames();
  if (names !== NO_NAMES && code.isConnected && marked.get(code) !== code.firstChild) {
    const demo = code.closest('[data-demo]')?.getAttribute('data-demo') ?? undefined;
    markNames(code, names, demo, styles.mark ?? '');
    marked.set(code, code.firstChild);
  }
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const listMarks = (code: Element): HTMLElement[] =>
  [...code.querySelectorAll<HTMLElement>(`[${NAME_ATTRIBUTE}]`)].filter(isVisible);

let shown: {link: Element; card: HTMLElement} | undefined;
/** The last element that was pointed at or focused. */
let pointed: EventTarget | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(): void {
  clearTimeout(timer);
  shown?.link.removeAttribute('aria-describedby');
  shown?.card.remove();
  shown = undefined;
}

function show(link: Element, card: NameCard): void {
  if (shown?.link === link || !link.isConnected) {
    clearTimeout(timer);
    return;
  }
  hide();
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

/** Marks the code in the viewport and close to it, because touch has no hover. */
function markAround(): void {
  for (const code of document.querySelectorAll('article pre code')) {
    const {top, bottom} = code.getBoundingClientRect();
    if (bottom > -window.innerHeight && top < 2 * window.innerHeight) {
      void mark(code);
    }
  }
}

async function point(event: Event): Promise<void> {
  const {target, type} = event;
  pointed = target;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTouch) {
    markAround();
  }
  if (shown && target instanceof Node && shown.card.contains(target)) {
    clearTimeout(timer);
    return;
  }
  const code = findCode(target);
  const link = findLink(target);
  if (code && !link) {
    void mark(code).then(() => {
      const marks = listMarks(code);
      // One name is a tab stop; the arrow keys move to the others.
      if (marks.length > 0 && marks.every(({tabIndex}) => tabIndex < 0)) {
        marks[0]!.tabIndex = 0;
      }
    });
  }
  if (!link) {
    clearTimeout(timer);
    if (shown) {
      timer = setTimeout(hide, type === 'focusin' ? 0 : HIDE_DELAY);
    }
    return;
  }
  const card = findCard(link, await loadNames());
  clearTimeout(timer);
  // The first time, the user may have moved on while the names were loading.
  if (card && pointed === target) {
    timer = setTimeout(
      () => show(link, card),
      shown || type === 'focusin' || isTouch ? 0 : SHOW_DELAY,
    );
  }
}

/** Moves the focus between the names of a code block with the arrow keys. */
function moveFocus(event: KeyboardEvent): void {
  const code = event.target instanceof Element && event.target.closest('code');
  const isName = event.target instanceof Element && event.target.hasAttribute(NAME_ATTRIBUTE);
  if (event.key === 'Escape') {
    hide();
  }
  if (!code || !isName) {
    return;
  }
  const marks = listMarks(code);
  const at = marks.indexOf(event.target as HTMLElement);
  const to = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: marks.length - 1,
  }[event.key];
  const next = to === undefined ? undefined : marks[to];
  if (next) {
    event.preventDefault();
    marks[at]!.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

/** The first tap shows the card of a name, and its link leads on. */
function tap(event: MouseEvent): void {
  const link = findLink(event.target);
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (link?.hasAttribute(NAME_ATTRIBUTE) && isTouch) {
    event.preventDefault();
  } else if (link) {
    hide();
  }
}

/**
 * Marks the names of MUI X in the code under the pointer or the focus, and shows a card for each.
 *
 * @param first the event that has loaded this module
 */
export function startCodeNames(first: Event): void {
  document.addEventListener('pointerover', (event) => void point(event), {passive: true});
  document.addEventListener('focusin', (event) => void point(event), {passive: true});
  document.addEventListener('keydown', moveFocus);
  document.addEventListener('click', tap);
  document.addEventListener('scroll', hide, {passive: true, capture: true});
  window.addEventListener('popstate', hide);
  void point(first);
}
