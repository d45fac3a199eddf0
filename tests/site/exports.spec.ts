import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, frames, openPage, test} from './harness';

/** What the hooks of a page under test have written down. */
interface Noted {
  violations: string[];
  printed: {title: string; text: string; styles: number}[];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exports-'));
test.afterAll(() => fs.rmSync(folder, {recursive: true}));

/**
 * Opens a page and the first run of one of its demos, with an eye on the policy of the page and of the documents that it makes, and with
 * a printer that only writes down what it is given.
 */
async function openDemo(address: string, name: string): Promise<{page: Page; demo: Locator}> {
  const page = await openPage(address, {
    before: async (opened) => {
      await opened.addInitScript(() => {
        const top = window.top as unknown as {noted?: Noted};
        top.noted ??= {violations: [], printed: []};
        document.addEventListener(
          'securitypolicyviolation',
          ({effectiveDirective, blockedURI, sourceFile}) =>
            top.noted?.violations.push(`${effectiveDirective} ${blockedURI} by ${sourceFile}`),
        );
        document.addEventListener(
          'load',
          ({target}) => {
            const inner = target instanceof HTMLIFrameElement ? target.contentWindow : null;
            if (inner) {
              inner.print = () =>
                top.noted?.printed.push({
                  title: (target as HTMLIFrameElement).title,
                  text: inner.document.body.innerText,
                  styles: inner.document.styleSheets.length,
                });
            }
          },
          true,
        );
      });
    },
  });
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  return {page, demo};
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as {noted: Noted}).noted);

/**
 * Chooses from the menu behind the demo's button for exporting, by keyboard: the menu grows while it opens, and on a busy machine
 * a row can have moved by the time that a pointer is pressed.
 */
async function choose(page: Page, demo: Locator, item: string): Promise<void> {
  await demo.getByRole('button', {name: 'Export'}).first().click();
  const row = page.getByRole('menuitem', {name: item});
  await row.press('Enter');
  await row.waitFor({state: 'detached'});
}

/** Chooses what makes a file, and returns its name and what is in it. */
async function download(
  page: Page,
  demo: Locator,
  item: string,
): Promise<{name: string; content: Buffer}> {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, demo, item)]);
  const target = path.join(folder, file.suggestedFilename());
  await file.saveAs(target);
  return {name: file.suggestedFilename(), content: fs.readFileSync(target)};
}

/** Chooses what prints, and returns what was given to the printer. Then the printing is over. */
async function print(page: Page, demo: Locator): Promise<Noted['printed'][number]> {
  await choose(page, demo, 'Print');
  await expect(async () => expect((await noted(page)).printed).toHaveLength(1)).toPass();
  const [sheet] = (await noted(page)).printed;
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({media});
    // Whoever waits for the end of the printing hears of the change with a frame that is drawn.
    await frames(page);
  }
  return sheet!;
}

test.describe('the grid, under the policy of the site', () => {
  const ADDRESS = '/x/react-data-grid/features/';
  const open = () => openDemo(ADDRESS, 'FeatureSwitches');

  test('writes a file for Excel', async () => {
    const {page, demo} = await open();
    const {name, content} = await download(page, demo, 'Download as Excel');
    expect(name).toMatch(/\.xlsx$/);
    // A ZIP archive with the parts of a workbook.
    expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(content.includes('xl/workbook.xml')).toBe(true);
    expect(content.includes('xl/worksheets/sheet1.xml')).toBe(true);
    expect((await noted(page)).violations).toEqual([]);
  });

  test('writes a file of comma-separated values', async () => {
    const {page, demo} = await open();
    const {name, content} = await download(page, demo, 'Download as CSV');
    expect(name).toMatch(/\.csv$/);
    expect(content.toString()).toMatch(/^.*Route,Leaves,Passengers,Seats,Status/);
    expect(content.toString()).toContain('Harbor – Gull Island');
    expect((await noted(page)).violations).toEqual([]);
  });

  test('prints all of its rows, with its styles, and cleans up', async () => {
    const {page, demo} = await open();
    const sheet = await print(page, demo);
    expect(sheet.text).toContain('Harbor – Gull Island');
    expect(sheet.styles).toBeGreaterThan(1);
    await page.locator(`body > iframe`).waitFor({state: 'detached'});
    expect((await noted(page)).violations).toEqual([]);
  });
});

test.describe('a chart, under the policy of the site', () => {
  const ADDRESS = '/x/react-charts/export/';

  /** How many colours a picture has: one that was not drawn has one. */
  const countColours = (page: Page, content: Buffer, type: string): Promise<number> =>
    page.evaluate(
      async ([base64, mime]) => {
        const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], {type: mime}));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        const {data} = context.getImageData(0, 0, bitmap.width, bitmap.height);
        return new Set(new Uint32Array(data.buffer)).size;
      },
      [content.toString('base64'), type],
    );

  for (const [format, type] of [
    ['PNG', 'image/png', 'png'],
    ['JPEG', 'image/jpeg', 'jpeg'],
    ['WebP', 'image/webp', 'webp'],
  ] as const) {
    test(`becomes a picture: ${format}`, async () => {
      const {page, demo} = await openDemo(ADDRESS, 'ImageFormats');
      const {name, content} = await download(page, demo, `Export as ${format}`);
      expect(name).toMatch(/^passengers/);
      expect(await countColours(page, content, type)).toBeGreaterThan(10);
      expect((await noted(page)).violations).toEqual([]);
      expect(await page.locator('body > iframe').count()).toBe(0);
    });
  }

  test('prints itself, without its toolbar, and cleans up', async () => {
    const {page, demo} = await openDemo(ADDRESS, 'ExportMenu');
    const sheet = await print(page, demo);
    expect(sheet.text).toContain('Mean temperature');
    expect(sheet.text).not.toContain('Export');
    expect(sheet.styles).toBeGreaterThan(1);
    await page.locator('body > iframe').waitFor({state: 'detached'});
    expect((await noted(page)).violations).toEqual([]);
  });
});
