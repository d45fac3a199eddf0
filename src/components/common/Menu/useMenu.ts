import {useCallback, useId, useRef, type KeyboardEvent, type ToggleEvent} from 'react';
import {stepTo} from '../Focus/stepTo';

/** Matches menu items: links, or buttons for actions. */
const ITEMS = 'a, button';

/** Returns the visible items of an open menu, because some are for phones only. */
const listItems = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.getClientRects().length > 0);

/** Minimum distance between a menu in the page and the edges of the window, in pixels. */
const MARGIN_PX = 8;

/**
 * Positions a menu in the page relative to the container of its button, within the window. It
 * scrolls with the page.
 */
function positionInPage(menu: HTMLElement): void {
  const container = menu.parentElement?.getBoundingClientRect();
  if (!container) {
    return;
  }
  const {clientWidth} = document.documentElement;
  const isOnTheLeft = container.left + container.right < clientWidth;
  const start = isOnTheLeft ? container.left : container.right - menu.offsetWidth;
  const left = Math.min(Math.max(MARGIN_PX, start), clientWidth - menu.offsetWidth - MARGIN_PX);
  menu.style.left = `${left + window.scrollX}px`;
  menu.style.top = `${container.bottom + window.scrollY + 4}px`;
}

/**
 * Aligns a menu of the header with the start of its button. Without JavaScript, the style sheet
 * positions it.
 */
function positionInHeader(menu: HTMLElement): void {
  const button = menu.previousElementSibling;
  if (button) {
    const {left, right} = button.getBoundingClientRect();
    const start = document.dir === 'rtl' ? window.innerWidth - right : left;
    menu.style.setProperty('--menu-start', `${start}px`);
    // Focuses the current item, or the first one, together with the opening: the `toggle` event
    // fires later, possibly after the user's first arrow key.
    const first = menu.querySelector('[aria-current]') ?? menu.querySelector(ITEMS);
    menu
      .querySelectorAll(ITEMS)
      .forEach((item) => item.toggleAttribute('autofocus', item === first));
  }
}

/**
 * Manages a list of links or actions that a button opens. The browser's popover moves the focus in,
 * closes it on Escape or an outside click, and restores the focus. This hook positions it, adds
 * arrow keys, and closes it on Tab and after a selection.
 */
export function useMenu<Element extends HTMLElement>(
  id?: string,
  placement: 'header' | 'page' = 'header',
) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const ref = useRef<Element>(null);

  const close = useCallback(() => ref.current?.hidePopover(), []);

  return {
    close,
    buttonProps: {popoverTarget: menuId},
    menuProps: {
      ref,
      id: menuId,
      popover: 'auto' as const,
      onBeforeToggle: ({currentTarget, newState}: ToggleEvent<Element>) => {
        if (placement === 'header' && newState === 'open') {
          positionInHeader(currentTarget);
        }
      },
      onToggle: ({currentTarget, newState}: ToggleEvent<Element>) => {
        if (placement === 'page' && newState === 'open') {
          // Focuses after positioning, because focusing would scroll to the menu's previous
          // position.
          positionInPage(currentTarget);
          listItems(currentTarget)[0]?.focus();
        }
      },
      onKeyDown: (event: KeyboardEvent<Element>) => {
        if (event.key === 'Tab') {
          // Moves the focus to the button first, so Tab continues after the menu.
          event.currentTarget.hidePopover();
          return;
        }
        const items = listItems(event.currentTarget);
        const index = items.indexOf(document.activeElement as HTMLElement);
        const next = stepTo(event, 'column', index, items.length);
        if (next !== undefined) {
          event.preventDefault();
          items[next]?.focus();
        }
      },
    },
  };
}
