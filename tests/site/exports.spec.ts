import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, frames, openPage, test} from './harness';
import {runDemo} from './harness/demo';

interface Recorded {
  violations: string[];
  printed: {title: string; text: string; styles: number}[];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exports-'));
test.afterAll(() => fs.rmSync(folder, {recursive: true}));

/**
 * Opens a page that records violations of the policy, in the page and in the documents that it creates, and what it prints
 * instead of printing it.
 */
function openRecorded(address: string): Promise<Page> {
  return openPage(address, {
    // Playwright's trace runs a script in every frame; a chart draws its image in a frame without scripts.
    allow: [/Blocked script execution in .* because the document's frame is sandboxed/],
    before: async (opened) => {
      await opened.addInitScript(() => {
        const top = window.top as unknown as {recorded?: Recorded};
        top.recorded ??= {violations: [], printed: []};
        document.addEventListener(
          'securitypolicyviolation',
          ({effectiveDirective, blockedURI, sourceFile}) =>
            top.recorded?.violations.push(`${effectiveDirective} ${blockedURI} by ${sourceFile}`),
        );
        document.addEventListener(
          'load',
          ({target}) => {
            const inner = target instanceof HTMLIFrameElement ? target.contentWindow : null;
            if (inner) {
              inner.print = () =>
                top.recorded?.printed.push({
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
}

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as {recorded: Recorded}).recorded);

/**
 * Chooses from the demo's export menu by keyboard: the menu grows while it opens, and on a busy machine an item can have moved by
 * the time that the pointer is pressed.
 */
async function choose(page: Page, demo: Locator, item: string): Promise<void> {
  await demo.getByRole('button', {name: 'Export'}).first().click();
  const row = page.getByRole('menuitem', {name: item});
  await row.press('Enter');
  await row.waitFor({state: 'detached'});
}

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

/** Prints, and returns what the printer would get; then printing has ended. */
async function print(page: Page, demo: Locator): Promise<Recorded['printed'][number]> {
  await choose(page, demo, 'Print');
  await expect.poll(async () => (await recorded(page)).printed).toHaveLength(1);
  const [sheet] = (await recorded(page)).printed;
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({media});
    // The page is notified of the change in the next frame.
    await frames(page);
  }
  return sheet!;
}

test('the grid exports to Excel and CSV and prints, under the policy of the site', async () => {
  const page = await openRecorded('/x/react-data-grid/features/');
  const demo = await runDemo(page, 'FeatureSwitches');
  const workbook = await download(page, demo, 'Download as Excel');
  expect(workbook.name).toMatch(/\.xlsx$/);
  // A ZIP archive with the parts of a workbook.
  expect(workbook.content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(workbook.content.includes('xl/workbook.xml')).toBe(true);
  expect(workbook.content.includes('xl/worksheets/sheet1.xml')).toBe(true);

  const csv = await download(page, demo, 'Download as CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.content.toString()).toMatch(/^.*Category,Product,Ordered,Quantity,Total/);
  expect(csv.content.toString()).toContain('Standing desk');

  const sheet = await print(page, demo);
  expect(sheet.text).toContain('Standing desk');
  expect(sheet.styles).toBeGreaterThan(1);
  await expect(page.locator('body > iframe')).toHaveCount(0);
  expect((await recorded(page)).violations).toEqual([]);
});

test('the grid exports to Excel in a web worker, under the policy of the site', async () => {
  const page = await openRecorded('/x/react-data-grid/export/');
  const demo = await runDemo(page, 'WorkerExcelExport');
  const worker = page.waitForEvent('worker');
  const workbook = await download(page, demo, 'Download as Excel');
  expect((await worker).url()).toContain('/assets/js/');
  expect(workbook.content.includes('xl/worksheets/sheet1.xml')).toBe(true);
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
  expect((await recorded(page)).violations).toEqual([]);
});

/** The number of colors in an image; an image that wasn't drawn has one. */
const countColors = (page: Page, content: Buffer, type: string): Promise<number> =>
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

test('a chart exports to images and prints without its toolbar, under the policy of the site', async () => {
  const page = await openRecorded('/x/react-charts/export/');
  const images = await runDemo(page, 'ImageFormats');
  for (const [format, type] of [
    ['PNG', 'image/png'],
    ['JPEG', 'image/jpeg'],
    ['WebP', 'image/webp'],
  ] as const) {
    const {name, content} = await download(page, images, `Export as ${format}`);
    expect(name).toMatch(/^revenue/);
    expect(await countColors(page, content, type), format).toBeGreaterThan(10);
    await expect(page.locator('body > iframe')).toHaveCount(0);
  }
  const sheet = await print(page, await runDemo(page, 'ExportMenu'));
  expect(sheet.text).toContain('Website visitors');
  expect(sheet.text).not.toContain('Export');
  expect(sheet.styles).toBeGreaterThan(1);
  await expect(page.locator('body > iframe')).toHaveCount(0);
  expect((await recorded(page)).violations).toEqual([]);
});
