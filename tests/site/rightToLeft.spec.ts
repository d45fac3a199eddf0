import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  type OpenOptions,
  openPage,
  overflow,
  setStorageFromOtherTab,
  test,
} from './harness';

/**
 * A right-to-left language needs configuration only: these pages are in Arabic, into which no text, no title and no page of the site
 * is translated.
 */
const ARABIC: OpenOptions = {
  build: 'fixtures',
  // The specification's own words to translators.
  allow: [/^console\.warning: Missing translation for ar:/],
  reducedMotion: true,
  // Another browser would show a notice about its language.
  context: {locale: 'ar'},
};

const COMPONENTS = '/ar/x/mdx-components/';
const DEMOS = '/ar/x/react-charts/demos/';

const expectDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  expect(async () => {
    const directions = await page.evaluate(() => [
      document.documentElement.dir,
      document.body.dir,
      getComputedStyle(document.querySelector('main')!).direction,
    ]);
    expect(directions).toEqual([direction, direction, direction]);
  }).toPass();

test('a page runs from right to left before its scripts do', async () => {
  const page = await openPage(COMPONENTS, {
    ...ARABIC,
    until: 'commit',
    before: async (opened) => {
      await opened.route('**/assets/js/**', () => {});
    },
  });
  await page.locator('main').waitFor();
  await expectDirection(page, 'rtl');
});

test.describe('a page in a right-to-left language', () => {
  let page: Page;

  test.beforeAll(async () => {
    page = await openPage(COMPONENTS, ARABIC);
  });

  test('runs from right to left, and nothing is stored for it', async () => {
    await expectDirection(page, 'rtl');
    expect(await page.evaluate(() => ({...localStorage}))).toEqual({});
    const tree = await page.getByRole('navigation', {name: 'documentation'}).boundingBox();
    expect(Math.round(tree!.x + tree!.width)).toBe(1400);
  });

  test('shows what is still English from left to right', async () => {
    const directions = await page
      .locator('main p[lang="en"], main h2[lang="en"]')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
    expect(directions.length).toBeGreaterThan(3);
    expect([...new Set(directions)]).toEqual(['ltr']);
  });

  test('starts an English heading where its text starts, with the buttons at the end of its line', async () => {
    const boxOf = (selector: string) => page.locator(`main ${selector}`).first().boundingBox();
    const [lead, heading, buttons] = [
      await boxOf('p.description'),
      await boxOf('h1'),
      await boxOf('div:has(> div > [data-ga-event-action="copy-markdown"])'),
    ];
    expect(heading!.x).toBeCloseTo(lead!.x, 0);
    expect(buttons!.x + buttons!.width).toBeCloseTo(lead!.x + lead!.width, 0);
  });

  test('keeps its direction from page to page, and demos have it too; a choice of the reader overrides it', async () => {
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page
      .getByRole('navigation', {name: 'documentation'})
      .locator(`a[href="${DEMOS}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${DEMOS}`);
    const list = page.locator('.MuiListItem-root').first();
    const mirrored = page.locator('main [class*="rtl-"]');
    await expect(list).toHaveCSS('direction', 'rtl');
    await expect(mirrored.first()).toBeAttached();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectDirection(page, 'rtl');
    await setStorageFromOtherTab(page, 'docs-direction', 'ltr');
    await expectDirection(page, 'ltr');
    await expect(list).toHaveCSS('direction', 'ltr');
    await expect(mirrored).toHaveCount(0);
    await setStorageFromOtherTab(page, 'docs-direction', null);
    await expectDirection(page, 'rtl');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('a phone has the sidebar on the right, and the page fits', async () => {
  const page = await openPage(COMPONENTS, {...ARABIC, mode: 'phone'});
  expect(await overflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await page.waitForFunction(() => {
    const tree = document.querySelector('nav:popover-open, :popover-open')?.getBoundingClientRect();
    return tree && tree.width > 0 && Math.round(tree.right) === innerWidth && tree.left > 0;
  });
});
