import type {ReportedEvent} from '../third-parties/reportEvent';

/**
 * Returns the event of a click, from the nearest ancestor of its target with a category.
 * `data-ga-event-split` is the share of clicks to report, sampled per click.
 */
export function readClick(
  target: EventTarget | null,
  random = Math.random,
): ReportedEvent | undefined {
  const start = target instanceof Node ? target : null;
  const element = (start instanceof Element ? start : start?.parentElement)?.closest(
    '[data-ga-event-category]:not([data-ga-event-category=""])',
  );
  if (!element) {
    return undefined;
  }
  const read = (name: string) => element.getAttribute(`data-ga-event-${name}`);
  const split = parseFloat(read('split') ?? '');
  if (split && split < random()) {
    return undefined;
  }
  return {name: read('category')!, action: read('action'), label: read('label')};
}
