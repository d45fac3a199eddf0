import type {Page} from '@playwright/test';

/** What makes the page wider than its viewport now, one line each; nothing when it fits. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= width) {
      return [];
    }
    const clips = (element: Element): boolean => {
      for (
        let above = element.parentElement;
        above && above !== document.body;
        above = above.parentElement
      ) {
        const style = getComputedStyle(above);
        if (style.overflowX !== 'visible' || style.contain.includes('paint')) {
          return true;
        }
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const {left, right, width: own} = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1) && !clips(element);
    });
    // The innermost ones are the cause.
    const causes = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const named = causes.slice(0, 3).map((element) => {
      const {left, right} = element.getBoundingClientRect();
      const classes = element.getAttribute('class')?.split(/\s+/).slice(0, 2).join('.');
      return `${element.localName}${classes ? `.${classes}` : ''} spans ${Math.round(left)} to ${Math.round(right)}`;
    });
    return [
      `${root.scrollWidth} px wide in a viewport of ${width}: ${named.join(' · ') || 'no element found'}`,
    ];
  });
}
