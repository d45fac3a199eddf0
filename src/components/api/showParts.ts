import {translate} from '@docusaurus/Translate';
import {announce} from '../common/Announcer/announce';
import {
  createElement,
  createFloatingCard,
  placeFloatingCard,
  showFloatingCard,
} from '../common/FloatingCard/floatingCard';
import {SHOW_PART, type ShowPart} from '../../../site/playgrounds/shared';
import {createOutline, placeOutline, PORTALS} from '../common/Outline/outline';
import styles from './showParts.module.css';

/** Maximum number of frames. A class of cells has hundreds of elements. */
const MAX_OUTLINES = 60;

/** Classes that no element has in this version, or only the image of what a user drags. */
const UNUSED =
  /^\.Mui(DataGrid-(columnsManagement(EmptyText|ScrollArea)|promptError|autosizing|.*--dragging)|(Rich|Simple)TreeView-item)$/;

const ROW = "[role='row'][id]";

/** How often a shown part is looked for, in milliseconds. Popups move without changing the page. */
const INTERVAL_MS = 200;

/** How long the example may take to show a part, in milliseconds. */
const TIMEOUT_MS = 3000;

/** The row whose part is framed. */
let shownPart: {row: Element; isPinned: boolean; end: () => void} | undefined;

/** Returns the visible elements with a class in a running example and its popups. */
function findElements(example: Element, className: string): Element[] {
  const roots = document.querySelectorAll(`[data-demo-scope], ${PORTALS}`);
  const selector = `.${CSS.escape(className)}`;
  const found = [...roots]
    .filter((root) => example.contains(root) || root.matches(PORTALS))
    .flatMap((root) => [
      ...(root.matches(selector) ? [root] : []),
      ...root.querySelectorAll(selector),
    ]);
  // Popups may contain popups.
  return [...new Set(found)]
    .filter((element) => element.getClientRects().length > 0)
    .slice(0, MAX_OUTLINES);
}

/** Asks the example for a state. Returns how to reach it, or `undefined` while it loads. */
function requestPart(example: Element, className?: string): ShowPart | undefined {
  if (!example.querySelector('[data-demo-scope] > *')) {
    return undefined;
  }
  const detail: ShowPart = {...(className && {className})};
  const isIgnored = example.dispatchEvent(new CustomEvent(SHOW_PART, {detail, cancelable: true}));
  return isIgnored ? undefined : detail;
}

/** Dispatches events at the center of an element. */
function dispatchEvents(target: Element, events: readonly string[]): void {
  const {left, top, width, height} = target.getBoundingClientRect();
  for (const type of events) {
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
        clientX: left + width / 2,
        clientY: top + height / 2,
      }),
    );
  }
}

/**
 * Frames the elements with a class in the example, also those that appear later, such as those of a
 * popup. A pinned row has a card with a button that returns to it.
 */
function showPart(row: Element, example: Element, isPinned: boolean): void {
  shownPart?.end();
  const button = row.querySelector<HTMLElement>('[data-part]');
  const className = button?.textContent.slice(1) ?? '';
  const card = createFloatingCard();
  const status = createElement('p', undefined);
  const props = createElement('code', undefined);
  let outlines: HTMLElement[] = [];
  let elements: Element[] = [];
  let wasVisible = false;
  let state: ShowPart | undefined;
  /** The last element that received the events. When the example restarts, it has a new element. */
  let target: Element | null = null;
  let isLate = false;
  const abort = new AbortController();
  const {signal} = abort;

  const place = (): void => {
    outlines.forEach((outline, index) => placeOutline(outline, elements[index]!));
    if (isPinned) {
      placeFloatingCard(card, elements[0] ?? example);
      const {top, bottom} = example.getBoundingClientRect();
      const isVisible = bottom > 0 && top < window.innerHeight;
      // The user has scrolled away.
      if (wasVisible && !isVisible) {
        end();
      }
      wasVisible ||= isVisible;
    }
  };
  const update = (): void => {
    const found = findElements(example, className);
    if (found.length !== elements.length || found.some((one, at) => one !== elements[at])) {
      if (isPinned && elements.length === 0) {
        found[0]?.scrollIntoView({block: 'nearest', inline: 'nearest'});
        announce(`.${className}`);
      }
      elements = found;
      outlines.forEach((outline) => outline.remove());
      outlines = found.map(createOutline);
      showFloatingCard(...outlines);
    }
    status.hidden = found.length > 0 || !isLate;
    const shown = example.querySelector<HTMLElement>('[data-part-props]');
    props.textContent = shown?.dataset.partProps ?? '';
    props.hidden = props.textContent === '';
    place();
  };
  const end = (): void => {
    shownPart = undefined;
    if (state) {
      requestPart(example);
    }
    abort.abort();
    [...outlines, card].forEach((element) => element.remove());
  };
  shownPart = {row, isPinned, end};

  const observer = new MutationObserver(update);
  observer.observe(example, {subtree: true, childList: true, attributeFilter: ['class']});
  // Popups are children of the body.
  observer.observe(document.body, {childList: true});
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('scroll', place, {signal, passive: true, capture: true});
  window.addEventListener('resize', place, {signal});

  if (isPinned) {
    const goBack = (): void => {
      end();
      row.scrollIntoView({block: 'center'});
      button?.focus({preventScroll: true});
    };
    const back = createElement(
      'button',
      styles.back,
      translate({
        id: 'docs.api.backToRow',
        message: 'Back to the row',
        description: 'Returns from a part of the example to its row in an API table',
      }),
    );
    back.type = 'button';
    back.addEventListener('click', goBack);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          goBack();
        }
      },
      {signal, capture: true},
    );
    status.textContent = translate({
      id: 'docs.api.partMissing',
      message:
        "The example doesn't show this part now. It may need other props, another state, or a paid plan.",
    });
    card.append(
      createElement('p', styles.class, `.${className}`),
      props,
      status,
      createElement('p', '', back),
    );
    example.scrollIntoView({block: 'start'});
    showFloatingCard(card);
    back.focus({preventScroll: true});
    const started = Date.now();
    const timer = setInterval(() => {
      const {selector, events = []} = state ?? {};
      if (elements.length === 0 && selector) {
        const next = example.querySelector(selector);
        if (next && next !== target) {
          target = next;
          dispatchEvents(next, events);
        }
      } else if (elements.length === 0) {
        state ??= requestPart(example, className);
      }
      isLate = Date.now() - started > TIMEOUT_MS;
      update();
    }, INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  update();
}

/**
 * Frames the part of a row in the page's example while the user points at the row or focuses it.
 * Class names become buttons that go to the part.
 *
 * @param target the element that the user has pointed at or focused first
 */
export function showParts(
  section: HTMLElement,
  example: Element,
  target: EventTarget | null,
  signal: AbortSignal,
): void {
  const title = translate({
    id: 'docs.api.showPart',
    message: 'Show in the example',
    description: 'Tooltip of a class name in an API table',
  });
  for (const cell of section.querySelectorAll("[data-cell='class']")) {
    if (cell.querySelector('[data-part]') || UNUSED.test(cell.textContent)) {
      continue;
    }
    const button = createElement('button', undefined, ...cell.childNodes);
    Object.assign(button, {type: 'button', title});
    button.dataset.part = '';
    cell.append(button);
  }
  const start = (element: EventTarget | null): void => {
    const row = element instanceof Element ? element.closest(ROW) : null;
    if (row !== (shownPart?.row ?? null)) {
      shownPart?.end();
      if (row?.querySelector('[data-part]')) {
        showPart(row, example, false);
      }
    }
  };
  const stop = (): void => {
    if (!shownPart?.isPinned) {
      shownPart?.end();
    }
  };
  section.addEventListener(
    'pointerover',
    (event) => {
      // The page moves below the pointer when it scrolls to the example.
      if (!shownPart?.isPinned) {
        start(event.target);
      }
    },
    {signal},
  );
  section.addEventListener('pointerleave', stop, {signal});
  section.addEventListener('focusin', (event) => start(event.target), {signal});
  section.addEventListener('focusout', stop, {signal});
  section.addEventListener(
    'click',
    ({target: clicked}) => {
      const row = (clicked as Element).closest('[data-part]')?.closest(ROW);
      if (row) {
        showPart(row, example, true);
      }
    },
    {signal},
  );
  signal.addEventListener('abort', () => shownPart?.end());
  start(target);
}
