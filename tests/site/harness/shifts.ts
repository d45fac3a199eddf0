import type {Page} from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/** Notes all that moves on the page from its first frame on; call it before the page loads. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: {value: number; byItself: boolean; what: string}[] = [];
    Object.assign(window, {shifts});
    const place = ({x, y, width, height}: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources = []} of list.getEntries() as Shift[]) {
        const what = sources.map(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${element}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push({value, byItself: !hadRecentInput, what: what.join('; ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Forgets what moved until the fonts were there, and starts to note from now on. */
export const restartLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    (window as unknown as {shifts: unknown[]}).shifts.length = 0;
  });

/**
 * What has moved, with its place before and after. Hairs are left out: a shift that a score of three digits, as browsers'
 * tools print it, would call 0 (the rounding of a fraction of a pixel on a slow machine).
 */
export async function getLayoutShifts(page: Page, {byItself = false} = {}): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      (window as unknown as {shifts: {value: number; byItself: boolean; what: string}[]}).shifts,
  );
  return shifts
    .filter((shift) => shift.value >= 0.0005 && (shift.byItself || !byItself))
    .map(({value, what}) => `${value.toFixed(4)} ${what}`);
}
