import {chromium, type Browser, type Page} from '@playwright/test';
import {expect, frames, originOf, test} from './harness';
import {launchOptions} from './harness/chromium';
import {countOne} from './harness/counters';

/** Readers may set their browser to larger text; the usual size is 16 px. */
const FONT_SIZE = 32;

let browser: Browser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  browser = await chromium.launch(
    await launchOptions([`--blink-settings=defaultFontSize=${FONT_SIZE}`]),
  );
});
test.afterAll(() => browser.close());

/** Returns the parts of the page that are lower or narrower than their text, by class. */
const listCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What shows as many lines as it has room for, by design; what scrolls; and demos, whose measures are the components'. */
    const isFree = (element: Element) =>
      element.closest('[data-demo-scope], [data-shape], pre, svg, .visually-hidden') !== null;
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isHidden = element.clientHeight <= 2 || style.clipPath !== 'none';
      if (isHidden || isFree(element) || style.display === 'inline' || !element.innerText?.trim()) {
        continue;
      }
      const isClamped = style.webkitLineClamp !== 'none';
      const {clientHeight, clientWidth, scrollHeight, scrollWidth} = element;
      const scrolls = /auto|scroll/;
      // Letters may reach out of a tight line by some pixels.
      const isLow = !isClamped && clientHeight < 400 && scrollHeight > clientHeight + 5;
      const isNarrow = style.overflowX === 'hidden' && scrollWidth > clientWidth + 2;
      if ((isLow && !scrolls.test(style.overflowY)) || (isNarrow && !isClamped)) {
        problems.push(`${element.className}: ${element.innerText.slice(0, 40)}`);
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) {
      problems.push('The page scrolls sideways.');
    }
    return problems;
  });

const WIDTHS = [390, 900, 1400];

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  countOne('page loads');
  await page.goto(originOf() + address);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${FONT_SIZE}px`);
  return page;
}

for (const address of ['/x/introduction/', '/x/react-charts/bars/', '/x/api/charts/bar-chart/']) {
  test(`with text of twice the size, nothing is cut on ${address}`, async () => {
    const page = await open(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await frames(page);
      expect([width, await listCutTexts(page)]).toEqual([width, []]);
    }
    await page.close();
  });
}

test('with text of twice the size, the header is as high as its text and shows the whole name', async () => {
  const page = await open('/x/react-date-pickers/localization/');
  const header = page.locator('header.navbar');
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    await header.locator('button:visible', {hasText: 'Date Pickers'}).waitFor();
    await frames(page);
    const {height, bottom} = await header.evaluate((element) => {
      const {height: own, bottom: end} = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll('span')].filter(
        ({offsetHeight}) => offsetHeight > 2,
      );
      const inner = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
      return {height: own, bottom: end - inner};
    });
    expect(height).toBeGreaterThanOrEqual(2 * 57);
    expect(bottom).toBeGreaterThanOrEqual(0);
    expect([width, await listCutTexts(page)]).toEqual([width, []]);
  }
  await page.close();
});
