import {useCallback, useId, useRef, type KeyboardEvent, type ToggleEvent} from 'react';

const STEPS: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/** What a menu holds: links, or buttons where something is done. */
const ITEMS = 'a, button';

/** The link that has the focus once a menu is open: that of where the reader is, or the first. */
export const firstLink = (menu: HTMLElement) =>
  menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector<HTMLElement>(ITEMS);

/**
 * A list of links that a button opens. The browser's popover opens it with the focus in it, closes it on Escape or a click elsewhere
 * and gives the focus back; this adds the arrow keys, and closes it on Tab and once a link is chosen.
 */
export function useMenu<Element extends HTMLElement>(id?: string) {
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
      // Hung from its button, as far as the window leaves room; without JavaScript it stands where the stylesheet puts it.
      onBeforeToggle: (event: ToggleEvent<Element>) => {
        const menu = event.currentTarget;
        const button = menu.previousElementSibling;
        if (event.newState === 'open' && button) {
          const {left, right} = button.getBoundingClientRect();
          const start = document.dir === 'rtl' ? window.innerWidth - right : left;
          menu.style.setProperty('--menu-start', `${start}px`);
          // The browser moves the focus with the opening: `toggle` comes later, and a quick reader's arrow key before it.
          const first = firstLink(menu);
          menu
            .querySelectorAll(ITEMS)
            .forEach((link) => link.toggleAttribute('autofocus', link === first));
        }
      },
      onKeyDown: (event: KeyboardEvent<Element>) => {
        if (event.key === 'Tab') {
          // The focus first goes back to the button, so the browser's own step from there leads past the menu.
          event.currentTarget.hidePopover();
          return;
        }
        const step = STEPS[event.key];
        if (step) {
          event.preventDefault();
          const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
          const index = links.indexOf(document.activeElement as HTMLElement);
          links[step(index, links.length)]?.focus();
        }
      },
    },
  };
}
