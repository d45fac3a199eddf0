import type {Page} from '@playwright/test';
import {axeViolations, expect, openPage, setStorageFromOtherTab, test} from './harness';
import {ODD, OPTIONS, PICKERS, codeOf, demoOf, openDemo, runDemo, stageOf} from './harness/demo';

test('a demo follows density, direction, and color mode, in its own window too, and follows them back', async () => {
  const {page, demo} = await openDemo(ODD, 'Density', {build: 'fixtures', mode: 'light'});
  const stage = stageOf(demo);
  const expectDense = async (count: number) => {
    await expect(stage.locator('.MuiButton-sizeSmall')).toHaveCount(count);
    await expect(stage.locator('.MuiListItem-dense')).toHaveCount(count);
    await expect(stage.locator('.MuiFormControl-marginDense')).toHaveCount(count);
  };
  await stage.getByRole('button', {name: 'Board'}).waitFor();
  await expectDense(0);
  await setStorageFromOtherTab(page, 'docs-dense', 'true');
  await expectDense(1);
  await setStorageFromOtherTab(page, 'docs-dense', 'false');
  await expectDense(0);

  const framed = await runDemo(page, 'OwnWindow');
  await expect(framed).toHaveAttribute('data-bg', 'paper');
  const frame = framed.frameLocator('iframe[title="OwnWindow demo"]');
  const button = frame.getByRole('button', {name: 'Open'});
  await setStorageFromOtherTab(page, 'mui-mode', 'dark');
  await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
  await setStorageFromOtherTab(page, 'docs-dense', 'true');
  await expect(button).toHaveCSS('direction', 'rtl');
  await expect(button).toHaveClass(/sizeSmall/);
  await expect(frame.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await button.click();
  await frame.getByRole('dialog', {name: 'Timetable'}).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the options of a demo', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage(OPTIONS, {build: 'fixtures'});
  });

  test('defaultCodeOpen={false} hides even the preview; a link of the page opens the code', async () => {
    const demo = await runDemo(page, 'Closed');
    await expect(demo.locator('pre')).toBeHidden();
    await demo.getByRole('button', {name: 'Show code'}).click();
    expect(await codeOf(demo)).toMatch(/^export default function Closed/);
    await demo.getByRole('button', {name: 'Hide code'}).click();

    await page.getByRole('link', {name: 'the closed demo in JavaScript'}).click();
    await demo.getByRole('button', {name: 'Hide code'}).waitFor();
    await demo.getByRole('button', {name: 'JS: Show JavaScript source', pressed: true}).waitFor();
  });

  test('defaultCodeOpen shows all of the code, disableLiveEdit makes it read-only', async () => {
    const demo = await runDemo(page, 'Fixed');
    await expect(demo.getByRole('button', {name: 'Hide code'})).toBeVisible();
    await demo.locator('pre').getByText('output').first().click();
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await expect(demo.getByRole('button', {name: 'Press Enter to start editing'})).toHaveCount(0);
  });

  test('hideToolbar shows the demo alone, in its maxWidth and bg', async () => {
    const demo = await runDemo(page, 'Bare');
    await expect(demo.getByRole('toolbar')).toHaveCount(0);
    await expect(demo.locator('[data-state]')).toHaveCount(0);
    expect((await stageOf(demo).boundingBox())!.width).toBe(480);
    const frameOf = (name: string) => stageOf(demoOf(page, name)).locator('xpath=../..');
    await expect(frameOf('Bare')).toHaveCSS('border-top-width', '0px');
    await expect(frameOf('Fixed')).toHaveCSS('border-top-width', '1px');
  });

  test("the frame's styles apply neither to a demo nor to what it opens over the page", async () => {
    await runDemo(page, 'Bare');
    await page.locator('.MuiPopper-root .elements').waitFor();
    const differences = await page.evaluate(() => {
      const LOOKED = [
        'marginTop',
        'marginBottom',
        'paddingTop',
        'paddingLeft',
        'borderTopWidth',
      ] as const;
      const MORE = [
        'backgroundColor',
        'fontWeight',
        'display',
        'borderRadius',
        'textDecorationLine',
      ] as const;
      const look = (root: Element) =>
        [...root.querySelectorAll('*')].map((element) => {
          const style = element.ownerDocument.defaultView!.getComputedStyle(element);
          return [element.tagName, ...[...LOOKED, ...MORE].map((name) => style[name])].join(' ');
        });
      const copies = [...document.querySelectorAll('.elements')];
      // A document with nothing in it but the same elements.
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const {body} = frame.contentDocument!;
      body.innerHTML = copies[0]!.outerHTML;
      body.style.font = getComputedStyle(copies[0]!).font;
      const plain = look(body.firstElementChild!);
      frame.remove();
      return copies.map((copy) => look(copy).filter((line, index) => line !== plain[index]));
    });
    expect(differences).toEqual([[], []]);
  });
});

test('what a demo opens over the page has its direction and colors, and follows them back', async () => {
  const {page, demo} = await openDemo(PICKERS, 'FirstPicker', {mode: ['rtl', 'dark']});
  // In a popper, or in a dialog where the browser has no mouse.
  const paper = page.locator('.MuiPaper-root', {has: page.getByRole('grid')});
  const open = async () => {
    await demo.getByRole('button', {name: /^Choose date/}).click();
    await paper.getByRole('gridcell').first().waitFor();
  };
  const isFirstDayLeft = () =>
    paper.evaluate((element) => {
      const [first, second] = element.querySelectorAll('[role="columnheader"]');
      return first!.getBoundingClientRect().left < second!.getBoundingClientRect().left;
    });
  await open();
  await expect(paper).toHaveCSS('direction', 'rtl');
  await expect(paper).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  expect(await isFirstDayLeft()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  await setStorageFromOtherTab(page, 'docs-direction', 'ltr');
  await setStorageFromOtherTab(page, 'mui-mode', 'light');
  await page.waitForFunction(() => !document.querySelector('main [class*="rtl-"]'));
  await open();
  await expect(paper).toHaveCSS('direction', 'ltr');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await isFirstDayLeft()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});
