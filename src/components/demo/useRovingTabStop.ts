import {useCallback, type KeyboardEvent, type RefObject} from 'react';
import {stepTo} from '../common/Focus/stepTo';

/** The controls of a toolbar that can be reached now: shown and enabled. */
function findControls(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-control]')].filter(
    (control) => !control.matches(':disabled') && control.getClientRects().length > 0,
  );
}

/**
 * Arrow keys, Home and End move between the controls of a toolbar; Tab enters it once, at the control that had the focus
 * last. Controls carry `data-control`, the first stop also `tabIndex={0}`, the others `tabIndex={-1}`.
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
