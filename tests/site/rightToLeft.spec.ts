import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {axeViolations, expect, type OpenOptions, openPage, overflow, test} from './harness';
import {buildFolder} from './harness/builds';

/**
 * A language that runs from right to left needs configuration only: these pages are in Arabic, of which the site has no string, no
 * title and no page, so that what the reader sees is what comes by itself.
 */
const ARABIC: OpenOptions = {
  build: 'fixtures',
  // The specification's own words to translators.
  allow: [/^console\.warning: Missing translation for ar:/],
  reducedMotion: true,
  // Whoever prefers another language is told of it.
  context: {locale: 'ar'},
};

const COMPONENTS = '/ar/x/mdx-components/';
const DEMOS = '/ar/x/react-charts/demos/';

const directions = (page: Page) =>
  page.evaluate(() => `${document.documentElement.dir} ${document.body.dir}`);

/** Another tab of the reader chooses a direction, or takes the choice back. */
async function chooseElsewhere(page: Page, newValue: string | null): Promise<void> {
  await page.evaluate((value) => {
    if (value === null) {
      localStorage.removeItem('docs-direction');
    } else {
      localStorage.setItem('docs-direction', value);
    }
    window.dispatchEvent(new StorageEvent('storage', {key: 'docs-direction', newValue: value}));
  }, newValue);
}

test.describe('the page', () => {
  test('comes from the server in the direction of its language', () => {
    const htmlOf = (address: string) => {
      const file = path.join(buildFolder('fixtures'), address, 'index.html');
      return /<html[^>]*>/.exec(fs.readFileSync(file, 'utf8'))![0];
    };
    expect(htmlOf(COMPONENTS)).toMatch(/dir="?rtl\b/);
    expect(htmlOf(COMPONENTS)).toMatch(/lang="?ar\b/);
    expect(htmlOf('/x/mdx-components/')).toMatch(/dir="?ltr\b/);
  });

  test('runs from right to left, html and body, and nothing is stored for it', async () => {
    const page = await openPage(COMPONENTS, ARABIC);
    expect(await directions(page)).toBe('rtl rtl');
    expect(await page.evaluate(() => ({...localStorage}))).toEqual({});
    const tree = await page.getByRole('navigation', {name: 'documentation'}).boundingBox();
    expect(Math.round(tree!.x + tree!.width)).toBe(1400);
  });

  test('does so without the scripts of the page, and without any script', async () => {
    const early = await openPage(COMPONENTS, {
      ...ARABIC,
      until: 'commit',
      before: async (opened) => {
        await opened.route('**/assets/js/**', () => {});
      },
    });
    await early.waitForSelector('main');
    await expect(async () => expect(await directions(early)).toBe('rtl rtl')).toPass();
    const still = await openPage(COMPONENTS, {...ARABIC, javaScriptEnabled: false});
    expect(await still.locator('main').evaluate((main) => getComputedStyle(main).direction)).toBe(
      'rtl',
    );
  });

  test('shows what is still English in the direction of English', async () => {
    const page = await openPage(COMPONENTS, ARABIC);
    const directionOf = await page
      .locator('main p[lang="en"], main h2[lang="en"]')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
    expect(directionOf.length).toBeGreaterThan(3);
    expect(new Set(directionOf)).toEqual(new Set(['ltr']));
  });

  test('begins the heading of an English page where its text begins, and ends its line with what can be done', async () => {
    const page = await openPage(COMPONENTS, ARABIC);
    const boxOf = (selector: string) => page.locator(`main ${selector}`).first().boundingBox();
    const [lead, heading, buttons] = [
      await boxOf('p.description'),
      await boxOf('h1'),
      await boxOf('[data-unsearched]'),
    ];
    expect(heading!.x).toBeCloseTo(lead!.x, 0);
    expect(buttons!.x + buttons!.width).toBeCloseTo(lead!.x + lead!.width, 0);
  });

  test('follows the language from page to page', async () => {
    const page = await openPage(COMPONENTS, ARABIC);
    await page.evaluate(() => {
      (window as {isSame?: boolean}).isSame = true;
    });
    await page
      .getByRole('navigation', {name: 'documentation'})
      .locator(`a[href="${DEMOS}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${DEMOS}`);
    await page.locator('#density').waitFor();
    await expect(async () =>
      expect(await page.evaluate(() => (window as {isSame?: boolean}).isSame)).toBe(true),
    ).toPass();
    await expect(async () => expect(await directions(page)).toBe('rtl rtl')).toPass();
  });

  test('has its sidebar and its settings on the mirrored sides of a phone', async () => {
    const page = await openPage(COMPONENTS, {...ARABIC, mode: 'phone'});
    await page.getByRole('button', {name: 'Open main navigation'}).click();
    await page.waitForFunction(() => {
      const tree = document
        .querySelector('nav:popover-open, :popover-open')
        ?.getBoundingClientRect();
      return tree && tree.width > 0 && Math.round(tree.right) === innerWidth && tree.left > 0;
    });
    await page.keyboard.press('Escape');
    const wide = await openPage(COMPONENTS, ARABIC);
    await wide.getByRole('button', {name: 'Toggle settings drawer'}).click();
    const drawer = wide.getByRole('dialog');
    await drawer.waitFor();
    await expect(async () =>
      expect(await drawer.boundingBox()).toMatchObject({x: 0, width: 360}),
    ).toPass();
  });

  for (const address of ['/ar/x/introduction/', COMPONENTS, DEMOS] as const) {
    test(`${address} fits a phone and breaks no rule`, async () => {
      const page = await openPage(address, {...ARABIC, mode: 'phone'});
      expect(await overflow(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});

test('demos run from right to left', async () => {
  const page = await openPage(DEMOS, ARABIC);
  // The style cache that mirrors.
  await page.locator('main [class*="rtl-"]').first().waitFor();
  const list = page.locator('.MuiListItem-root').first();
  expect(await list.evaluate((item) => getComputedStyle(item).direction)).toBe('rtl');
});

test.describe('the reader', () => {
  test('who chose left to right has it, in demos too', async () => {
    const page = await openPage(DEMOS, {...ARABIC, storage: {'docs-direction': 'ltr'}});
    expect(await directions(page)).toBe('ltr ltr');
    const list = page.locator('.MuiListItem-root').first();
    await list.waitFor();
    expect(await list.evaluate((item) => getComputedStyle(item).direction)).toBe('ltr');
    expect(await page.locator('main [class*="rtl-"]').count()).toBe(0);
  });

  test('who takes the choice back has the direction of the language again', async () => {
    const page = await openPage(COMPONENTS, {...ARABIC, storage: {'docs-direction': 'ltr'}});
    await chooseElsewhere(page, null);
    await page.waitForFunction(() => document.body.dir === 'rtl');
    await expect(async () => expect(await directions(page)).toBe('rtl rtl')).toPass();
    const english = await openPage('/x/mdx-components/', {build: 'fixtures', mode: 'rtl'});
    await chooseElsewhere(english, null);
    await english.waitForFunction(() => document.body.dir === 'ltr');
    await expect(async () => expect(await directions(english)).toBe('ltr ltr')).toPass();
  });
});
