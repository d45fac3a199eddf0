import {useCallback, useId, useRef, type KeyboardEvent, type ToggleEvent} from 'react';
import {stepTo} from '../Focus/stepTo';

/** What a menu holds: links, or buttons where something is done. */
const ITEMS = 'a, button';

/** The items of an open menu that are visible: some are for phones only. */
const listItems = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.getClientRects().length > 0);

/** The least distance between a menu in the page and the edges of the window, in px. */
const MARGIN = 8;

/** Hangs a menu in the page from what is around its button, as far as the window leaves room. It scrolls with the page. */
function place(menu: HTMLElement): void {
  const around = menu.parentElement?.getBoundingClientRect();
  if (!around) {
    return;
  }
  const {clientWidth} = document.documentElement;
  const isOnTheLeft = around.left + around.right < clientWidth;
  const start = isOnTheLeft ? around.left : around.right - menu.offsetWidth;
  const left = Math.min(Math.max(MARGIN, start), clientWidth - menu.offsetWidth - MARGIN);
  menu.style.left = `${left + window.scrollX}px`;
  menu.style.top = `${around.bottom + window.scrollY + 4}px`;
}

/** Gives a menu of the header the start of its button; without JavaScript it is where the stylesheet puts it. */
function hang(menu: HTMLElement): void {
  const button = menu.previousElementSibling;
  if (button) {
    const {left, right} = button.getBoundingClientRect();
    const start = document.dir === 'rtl' ? window.innerWidth - right : left;
    menu.style.setProperty('--menu-start', `${start}px`);
    // The browser moves the focus with the opening: `toggle` comes later, and a quick reader's arrow key before it.
    // It goes to the item of where the user is, or to the first one.
    const first = menu.querySelector('[aria-current]') ?? menu.querySelector(ITEMS);
    menu
      .querySelectorAll(ITEMS)
      .forEach((item) => item.toggleAttribute('autofocus', item === first));
  }
}

/**
 * A list of links or actions that a button opens. The browser's popover opens it with the focus in it, closes it on Escape or a click
 * elsewhere and gives the focus back; this places it, adds the arrow keys, and closes it on Tab and once an item is chosen.
 */
export function useMenu<Element extends HTMLElement>(
  id?: string,
  where: 'header' | 'page' = 'header',
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
        if (where === 'header' && newState === 'open') {
          hang(currentTarget);
        }
      },
      onToggle: ({currentTarget, newState}: ToggleEvent<Element>) => {
        if (where === 'page' && newState === 'open') {
          // The focus comes after the place: it would scroll to where the menu is not.
          place(currentTarget);
          listItems(currentTarget)[0]?.focus();
        }
      },
      onKeyDown: (event: KeyboardEvent<Element>) => {
        if (event.key === 'Tab') {
          // The focus first goes back to the button, so the browser's own step from there leads past the menu.
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
