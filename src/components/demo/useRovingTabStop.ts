import {useCallback, type KeyboardEvent, type RefObject} from 'react';
import {stepTo} from '../common/Focus/stepTo';

/** Returns the controls of a toolbar that are visible and enabled. */
function findControls(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-control]')].filter(
    (control) => !control.matches(':disabled') && control.getClientRects().length > 0,
  );
}

/**
 * Implements a roving tab stop: arrow keys, Home, and End move between the controls of a toolbar,
 * and Tab enters at the control that was focused last. Controls have `data-control`; the first one
 * also has `tabIndex={0}`, the others `tabIndex={-1}`.
 */
export function useRovingTabStop(toolbar: RefObject<HTMLElement | null>): {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: React.FocusEvent) => void;
} {
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const root = toolbar.current;
      const target = event.target as HTMLElement;
      if (!root || !target.matches('[data-control]')) {
        return;
      }
      const controls = findControls(root);
      const next = stepTo(event, 'row', controls.indexOf(target), controls.length);
      if (next !== undefined) {
        event.preventDefault();
        controls[next]?.focus();
      }
    },
    [toolbar],
  );
  const onFocus = useCallback(
    (event: React.FocusEvent) => {
      if (event.target.matches('[data-control]')) {
        toolbar.current?.querySelectorAll<HTMLElement>('[data-control]').forEach((control) => {
          control.tabIndex = control === event.target ? 0 : -1;
        });
      }
    },
    [toolbar],
  );
  return {onKeyDown, onFocus};
}
