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
import {findPart, listParts, createPartCode, type Part} from './findParts';
import {createOutline, placeOutline, PORTALS} from '../../common/Outline/outline';
import styles from './partInspector.module.css';

const cardsByProduct = new Map<string, Promise<PartCards>>();

/** Loads the parts of a product's components. A failed request is retried on the next call. */
function loadCards(product: string): Promise<PartCards> {
  const cards =
    cardsByProduct.get(product) ??
    fetch(partsPath(product)).then((response) => response.json() as Promise<PartCards>);
  cardsByProduct.set(product, cards);
  cards.catch(() => cardsByProduct.delete(product));
  return cards;
}

/** Creates the content of a part's card: its name, description, and the code to copy. */
function createContent(card: PartCard): Node[] {
  const link = createElement('a', styles.name, card.owner, ' · ', card.name);
  link.href = card.href;
  link.addEventListener('click', () => closeInspector?.());
  const code = createPartCode(card);
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
  copy.addEventListener('click', () => void copyCode(code));
  return [
    createElement('p', undefined, link),
    createElement('p', styles.class, `.${card.className}`),
    ...(card.text ? [createElement('p', styles.text, card.text.replaceAll('`', ''))] : []),
    createElement('p', styles.line, createElement('code', undefined, code), copy),
  ];
}

async function copyCode(code: string): Promise<void> {
  try {
    await copyText(code);
    showMessage(translate({id: 'docs.demo.parts.copied', message: 'Code copied'}));
  } catch {
    showMessage(
      translate({id: 'docs.demo.parts.copyFailed', message: "Couldn't copy the code. Try again."}),
    );
  }
}

let closeInspector: (() => void) | undefined;
let inspectedRoot: HTMLElement | undefined;

/**
 * Starts or stops the part inspector of a running demo. It shows the slot or class of the element
 * under the pointer, with the code that styles it. The arrow keys move through all parts, Enter
 * copies the code, and Escape stops the inspector.
 *
 * @param root the running demo
 * @param product the product whose components it shows, such as `data-grid`
 * @throws if the parts can't be loaded
 */
export async function togglePartInspector(root: HTMLElement, product: string): Promise<void> {
  const isInspected = inspectedRoot === root;
  closeInspector?.();
  if (isInspected) {
    return;
  }
  inspectedRoot = root;
  const cards = await loadCards(product).catch((error: unknown) => {
    inspectedRoot = undefined;
    throw error;
  });
  // In the meantime, the user may have inspected another demo.
  if (closeInspector || inspectedRoot !== root) {
    return;
  }
  const outline = createOutline();
  const card = createFloatingCard();
  const hintBar = createElement('div', styles.bar);
  const abortController = new AbortController();
  const {signal} = abortController;
  let current: Part | undefined;

  const updatePosition = (): void => {
    if (!root.isConnected) {
      closeInspector?.();
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
    updatePosition();
  };
  const moveSelection = (offset: number): void => {
    const parts = [root, ...document.querySelectorAll(PORTALS)].flatMap((one) =>
      listParts(one, cards),
    );
    const currentIndex = parts.findIndex(
      ({card: one}) => one.className === current?.card.className,
    );
    // If no part is selected, the arrow keys start at the first or last part.
    const startIndex = currentIndex < 0 && offset < 0 ? 0 : currentIndex;
    const next = parts[(startIndex + offset + parts.length) % parts.length];
    if (next) {
      select(next, true);
    }
  };

  closeInspector = () => {
    closeInspector = undefined;
    inspectedRoot = undefined;
    abortController.abort();
    const hadFocus = hintBar.contains(document.activeElement);
    [outline, card, hintBar].forEach((element) => element.remove());
    if (hadFocus) {
      root.closest('[data-demo]')?.querySelector<HTMLElement>('[data-action=parts]')?.focus();
    }
  };
  card.hidden = true;
  hintBar.append(
    createElement(
      'span',
      undefined,
      translate({
        id: 'docs.demo.parts.hint',
        message: 'Point at the demo, or press the arrow keys. Press Enter to copy, Esc to exit.',
      }),
    ),
  );
  hintBar.tabIndex = 0;
  hintBar.setAttribute('role', 'group');
  hintBar.ariaLabel = translate({id: 'docs.demo.parts', message: 'Show parts'});
  root.before(hintBar);
  showFloatingCard(outline, card);
  hintBar.focus({preventScroll: true});

  hintBar.addEventListener(
    'keydown',
    (event) => {
      const offset = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
      if (offset !== undefined) {
        event.preventDefault();
        moveSelection(offset);
      } else if (event.key === 'Enter' && current) {
        void copyCode(createPartCode(current.card));
      }
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        closeInspector?.();
      }
    },
    {signal, capture: true},
  );
  document.addEventListener(
    'pointerover',
    ({target}) => {
      if (!root.isConnected) {
        closeInspector?.();
      }
      const element = target instanceof Element ? target : root;
      const container = root.contains(element) ? root : element.closest(PORTALS);
      const part = container && findPart(element, container, cards);
      if (part) {
        select(part, false);
      }
    },
    {signal, passive: true},
  );
  window.addEventListener('scroll', updatePosition, {signal, passive: true, capture: true});
  window.addEventListener('resize', updatePosition, {signal});
  window.addEventListener('popstate', () => closeInspector?.(), {signal});
}
