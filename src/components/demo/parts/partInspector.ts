import {translate} from '@docusaurus/Translate';
import {partsPath, type PartCard, type PartCards} from '../../../../plugins/code-names/shared';
import {announce} from '../../common/Announcer/announce';
import {copyText} from '../../common/Copy/copyText';
import {
  createElement,
  createFloatingCard,
  placeFloatingCard,
  showFloatingCard,
} from '../../common/FloatingCard/floatingCard';
import {showMessage} from '../../common/Message/showMessage';
import {findPart, listParts, writeCode, type Part} from './findParts';
import {createOutline, placeOutline, PORTALS} from '../../common/Outline/outline';
import styles from './partInspector.module.css';

const loaded = new Map<string, Promise<PartCards>>();

/** Loads the parts of a product's components. A failed request is repeated the next time. */
function loadCards(product: string): Promise<PartCards> {
  const cards =
    loaded.get(product) ??
    fetch(partsPath(product)).then((response) => response.json() as Promise<PartCards>);
  loaded.set(product, cards);
  cards.catch(() => loaded.delete(product));
  return cards;
}

/** Creates the content of a part's card: its name, description, and the code to copy. */
function createContent(card: PartCard): Node[] {
  const link = createElement('a', styles.name, card.owner, ' · ', card.name);
  link.href = card.href;
  link.addEventListener('click', () => stop?.());
  const code = writeCode(card);
  const copy = createElement(
    'button',
    styles.copy,
    translate({
      id: 'docs.demo.parts.copy',
      message: 'Copy',
      description: 'Copies the code that styles a part of a component',
    }),
  );
  copy.type = 'button';
  copy.addEventListener('click', () => void copyLine(code));
  return [
    createElement('p', undefined, link),
    createElement('p', styles.class, `.${card.className}`),
    ...(card.text ? [createElement('p', styles.text, card.text.replaceAll('`', ''))] : []),
    createElement('p', styles.line, createElement('code', undefined, code), copy),
  ];
}

async function copyLine(code: string): Promise<void> {
  try {
    await copyText(code);
    showMessage(translate({id: 'docs.demo.parts.copied', message: 'Code copied'}));
  } catch {
    showMessage(
      translate({id: 'docs.demo.parts.copyFailed', message: "Couldn't copy the code. Try again."}),
    );
  }
}

let stop: (() => void) | undefined;
let shownRoot: HTMLElement | undefined;

/**
 * Names the slot or class of the element under the pointer in a running demo, with the code that
 * styles it. The arrow keys step through all parts, Enter copies the code, and Escape or another
 * call with the same demo ends it.
 *
 * @param root the running demo
 * @param product the product whose components it shows, such as `data-grid`
 * @throws if the parts can't be loaded
 */
export async function showParts(root: HTMLElement, product: string): Promise<void> {
  const isShown = shownRoot === root;
  stop?.();
  if (isShown) {
    return;
  }
  shownRoot = root;
  const cards = await loadCards(product).catch((error: unknown) => {
    shownRoot = undefined;
    throw error;
  });
  // Meanwhile, the user may have chosen another demo.
  if (stop || shownRoot !== root) {
    return;
  }
  const outline = createOutline();
  const card = createFloatingCard();
  const bar = createElement('div', styles.bar);
  const abort = new AbortController();
  const {signal} = abort;
  let current: Part | undefined;

  const place = (): void => {
    if (!root.isConnected) {
      stop?.();
    }
    if (!current?.element.isConnected) {
      return;
    }
    placeOutline(outline, current.element);
    placeFloatingCard(card, current.element);
  };
  const select = (part: Part, isKeyboard: boolean): void => {
    if (part.element === current?.element) {
      return;
    }
    current = part;
    if (isKeyboard) {
      part.element.scrollIntoView({block: 'nearest', inline: 'nearest'});
      announce(`${part.card.owner}, ${part.card.name}. ${part.card.text ?? ''}`);
    }
    card.replaceChildren(...createContent(part.card));
    card.hidden = false;
    place();
  };
  const step = (by: number): void => {
    const parts = [root, ...document.querySelectorAll(PORTALS)].flatMap((one) =>
      listParts(one, cards),
    );
    const found = parts.findIndex(({card: one}) => one.className === current?.card.className);
    // Without a part, the arrow keys start at the first or the last one.
    const at = found < 0 && by < 0 ? 0 : found;
    const next = parts[(at + by + parts.length) % parts.length];
    if (next) {
      select(next, true);
    }
  };

  stop = () => {
    stop = undefined;
    shownRoot = undefined;
    abort.abort();
    const hadFocus = bar.contains(document.activeElement);
    [outline, card, bar].forEach((element) => element.remove());
    if (hadFocus) {
      root.closest('[data-demo]')?.querySelector<HTMLElement>('[data-action=parts]')?.focus();
    }
  };
  card.hidden = true;
  bar.append(
    createElement(
      'span',
      undefined,
      translate({
        id: 'docs.demo.parts.hint',
        message: 'Point at the demo, or press the arrow keys. Enter copies, Esc ends.',
      }),
    ),
  );
  bar.tabIndex = 0;
  bar.setAttribute('role', 'group');
  bar.ariaLabel = translate({id: 'docs.demo.parts', message: 'Show parts'});
  root.before(bar);
  showFloatingCard(outline, card);
  bar.focus({preventScroll: true});

  bar.addEventListener(
    'keydown',
    (event) => {
      const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
      if (by !== undefined) {
        event.preventDefault();
        step(by);
      } else if (event.key === 'Enter' && current) {
        void copyLine(writeCode(current.card));
      }
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        stop?.();
      }
    },
    {signal, capture: true},
  );
  document.addEventListener(
    'pointerover',
    ({target}) => {
      if (!root.isConnected) {
        stop?.();
      }
      const element = target instanceof Element ? target : root;
      const area = root.contains(element) ? root : element.closest(PORTALS);
      const part = area && findPart(element, area, cards);
      if (part) {
        select(part, false);
      }
    },
    {signal, passive: true},
  );
  window.addEventListener('scroll', place, {signal, passive: true, capture: true});
  window.addEventListener('resize', place, {signal});
  window.addEventListener('popstate', () => stop?.(), {signal});
}
