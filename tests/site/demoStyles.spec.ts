import {axeViolations, expect, test} from './harness';
import {ODD, OPTIONS, PICKERS, codeOf, demoOf, openDemo, stageOf} from './harness/demo';

test.describe('a demo with a window of its own', () => {
  test('has the direction and the colours of the reader, and keeps its dialogs', async () => {
    const {page, demo} = await openDemo(ODD, 'OwnWindow', {
      build: 'fixtures',
      mode: ['dark', 'rtl', 'dense'],
    });
    expect(await demo.getAttribute('data-bg')).toBe('paper');
    const frame = demo.frameLocator('iframe[title="OwnWindow demo"]');
    const button = frame.getByRole('button', {name: 'Open'});
    await button.waitFor();
    const look = () =>
      button.evaluate((element) => {
        const {ownerDocument} = element;
        return {
          direction: getComputedStyle(element).direction,
          text: getComputedStyle(ownerDocument.body).color,
          size: element.className.includes('sizeSmall'),
        };
      });
    await expect(async () =>
      expect(await look()).toEqual({direction: 'rtl', text: 'rgb(255, 255, 255)', size: true}),
    ).toPass();
    await button.click();
    await frame.getByRole('dialog', {name: 'Timetable'}).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test.describe('the options of a demo', () => {
  const openOptions = (name: string) => openDemo(OPTIONS, name, {build: 'fixtures'});

  test('defaultCodeOpen={false} hides even the preview', async () => {
    const {demo} = await openOptions('Closed');
    expect(await demo.locator('pre').isVisible()).toBe(false);
    await demo.getByRole('button', {name: 'Show code'}).click();
    expect(await codeOf(demo)).toMatch(/^export default function Closed/);
  });

  test('defaultCodeOpen shows all of the code, disableLiveEdit lets nobody change it', async () => {
    const {demo} = await openOptions('Fixed');
    expect(await demo.getByRole('button', {name: 'Hide code'}).isVisible()).toBe(true);
    await demo.locator('pre').getByText('output').first().click();
    expect(await demo.getByRole('textbox').count()).toBe(0);
    expect(await demo.getByRole('button', {name: 'Press Enter to start editing'}).count()).toBe(0);
  });

  test('hideToolbar shows the demo alone, maxWidth and bg say how', async () => {
    const {demo} = await openOptions('Bare');
    expect(await demo.getByRole('toolbar').count()).toBe(0);
    expect(await demo.locator('[data-state]').count()).toBe(0);
    expect((await stageOf(demo).boundingBox())!.width).toBe(480);
    const border = (name: string) =>
      stageOf(demoOf(demo.page(), name))
        .locator('xpath=../..')
        .evaluate((frame) => getComputedStyle(frame).borderTopWidth);
    expect([await border('Bare'), await border('Fixed')]).toEqual(['0px', '1px']);
  });
});

test("the frame's styles reach neither a demo nor what it opens over the page", async () => {
  const {page} = await openDemo(OPTIONS, 'Bare', {build: 'fixtures'});
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

test('density changes the components of a demo and changes them back', async () => {
  const {page, demo} = await openDemo(ODD, 'Density', {build: 'fixtures'});
  const stage = stageOf(demo);
  const small = stage.locator('.MuiButton-sizeSmall');
  const denseItem = stage.locator('.MuiListItem-dense');
  const denseField = stage.locator('.MuiFormControl-marginDense');
  const counts = async () =>
    Promise.all([small, denseItem, denseField].map((each) => each.count()));
  await stage.getByRole('button', {name: 'Board'}).waitFor();
  await expect(async () => expect(await counts()).toEqual([0, 0, 0])).toPass();
  const tell = (newValue: string) =>
    page.evaluate((value) => {
      window.dispatchEvent(new StorageEvent('storage', {key: 'docs-dense', newValue: value}));
    }, newValue);
  await tell('true');
  await small.waitFor();
  await expect(async () => expect(await counts()).toEqual([1, 1, 1])).toPass();
  await tell('false');
  await small.waitFor({state: 'detached'});
  await expect(async () => expect(await counts()).toEqual([0, 0, 0])).toPass();
});

for (const [what, address, name, root] of [
  ['a grid', '/x/react-data-grid/quickstart/', 'FirstGrid', '.MuiDataGrid-root'],
  ['a chart', '/x/react-charts/quickstart/', 'FirstChart', '.MuiChartsLegend-root'],
  ['a picker', PICKERS, 'FirstPicker', '.MuiPickersTextField-root'],
  ['a tree', '/x/react-tree-view/quickstart/', 'FirstTree', '.MuiSimpleTreeView-root'],
] as const) {
  test(`${what} is right to left, dense and dark for a reader who wants that`, async () => {
    const {page, demo} = await openDemo(address, name, {mode: ['rtl', 'dense', 'dark']});
    const component = demo.locator(root).first();
    await component.waitFor();
    expect(await component.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    // The text of Material's dark scheme.
    expect(
      await stageOf(demo).evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--mui-palette-text-primary').trim(),
      ),
    ).toBe('#fff');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('what a demo opens over the page has its direction and its colours, and loses them again', async () => {
  const {page, demo} = await openDemo(PICKERS, 'FirstPicker', {mode: ['rtl', 'dark']});
  // In a popper, or in a dialog where the browser knows no mouse.
  const paper = page.locator('.MuiPaper-root', {has: page.getByRole('grid')});
  const open = async () => {
    await demo.getByRole('button', {name: /^Choose date/}).click();
    await paper.getByRole('gridcell').first().waitFor();
  };
  /** The direction, whether the first day stands at the left, and whether the ground is dark. */
  const look = () =>
    paper.evaluate((element) => {
      const days = element.querySelectorAll('[role="columnheader"]');
      const isFirstLeft =
        days[0]!.getBoundingClientRect().left < days[1]!.getBoundingClientRect().left;
      const {direction, backgroundColor} = getComputedStyle(element);
      return {direction, isFirstLeft, backgroundColor};
    });
  await open();
  await expect(async () =>
    expect(await look()).toEqual({
      direction: 'rtl',
      isFirstLeft: false,
      backgroundColor: 'rgb(18, 18, 18)',
    }),
  ).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await paper.waitFor({state: 'detached'});
  await page.evaluate(() => {
    for (const [key, newValue] of [
      ['docs-direction', 'ltr'],
      ['mui-mode', 'light'],
    ]) {
      window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
    }
  });
  await page.waitForFunction(() => !document.querySelector('main [class*="rtl-"]'));
  await open();
  await expect(async () =>
    expect(await look()).toEqual({
      direction: 'ltr',
      isFirstLeft: true,
      backgroundColor: 'rgb(255, 255, 255)',
    }),
  ).toPass();
});
