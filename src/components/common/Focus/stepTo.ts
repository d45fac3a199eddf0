import type {KeyboardEvent} from 'react';

/**
 * Returns the index of the item that a key moves the focus to: the next or previous one, or the
 * first or last one with Home and End. Returns `undefined` for other keys.
 */
export function stepTo(
  {key, altKey, ctrlKey, metaKey, currentTarget}: KeyboardEvent,
  axis: 'row' | 'column',
  index: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) {
    return undefined;
  }
  const forward = axis === 'row' && getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> =
    axis === 'row'
      ? {ArrowRight: forward, ArrowLeft: -forward}
      : {ArrowDown: forward, ArrowUp: -forward};
  const step = steps[key];
  return step === undefined ? {Home: 0, End: count - 1}[key] : (index + step + count) % count;
}
