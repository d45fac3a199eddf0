import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  type Mode,
  openPage,
  openTab,
  overflow,
  quiet,
  test,
  whenFull,
} from './harness';

const PAGE = '/x/migration/upgrade/';
const CODE = `import {DataGrid} from '@mui/x-data-grid';
export const Ports = () => <DataGrid rows={rows} rowSelectionModel={[1]} unstable_rowSpanning />;`;

const assistant = (page: Page) => page.getByRole('group', {name: 'Upgrade assistant'});
const paste = (page: Page, code: string) => page.getByLabel('Your imports or code').fill(code);
const found = (page: Page) =>
  page.getByRole('heading', {name: 'Changes that concern your code'}).locator('+ ul');

test('a product, its versions and code lead to the changes that concern the code, with their reasons', async () => {
  const requests: string[] = [];
  const page = await openPage(PAGE, {
    before: (opened) => {
      opened.on('request', (request) => void requests.push(request.url()));
    },
  });
  // The bell's part comes a while after the page, and is not meant here.
  await expect(() =>
    expect(requests).toContainEqual(expect.stringMatching(/\/notifications\.json$/)),
  ).toPass();
  await quiet(page);
  const before = requests.length;
  await page.getByRole('radio', {name: 'Data Grid'}).check();
  await assistant(page)
    .getByText(/^Breaking changes: \d+\./)
    .waitFor();
  // The data of the product comes when it is chosen, in one file.
  expect(requests.slice(before)).toHaveLength(1);
  await expect(async () =>
    expect(await page.getByLabel('From version').inputValue()).toBe('7'),
  ).toPass();
  await expect(async () =>
    expect(await page.getByLabel('To version').inputValue()).toBe('8'),
  ).toPass();

  await paste(page, CODE);
  const change = found(page).locator('> li', {
    has: page.getByRole('link', {name: 'Row selection model is an object'}),
  });
  await change.getByText('In your code: rowSelectionModel').waitFor();
  await change.getByText('Codemod: reform-row-selection-model').waitFor();
  expect(await change.getByRole('link').first().getAttribute('href')).toBe(
    '/x/migration/migration-data-grid-v7/#row-selection-model',
  );
  await found(page).getByText('In your code: unstable_rowSpanning').waitFor();
  await page.getByRole('heading', {name: 'Changes that code does not show'}).waitFor();
  await assistant(page)
    .getByText('npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe')
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('the result is announced once', async () => {
  const page = await openPage(`${PAGE}?product=charts`, {clock: true});
  const status = page.getByRole('status');
  await status.getByText(/^Breaking changes: \d+\./).waitFor();
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    Object.assign(window, {said});
    const regions = document.querySelectorAll('[role=status]');
    regions.forEach((region) =>
      new MutationObserver(() => said.push(region.textContent)).observe(region, {childList: true}),
    );
  });
  await page.getByLabel('Your imports or code').pressSequentially('<BarChart topAxis />');
  await page.clock.runFor(1000);
  await status.getByText(/^Breaking changes that concern your code: [1-9]/).waitFor();
  await expect(async () =>
    expect(await page.evaluate(() => (window as unknown as {said: string[]}).said)).toEqual([
      await status.textContent(),
    ]),
  ).toPass();
});

test('the upgrade stands in the address, and the code nowhere', async () => {
  const page = await openPage(PAGE);
  await page.getByRole('radio', {name: 'Charts'}).check();
  await page.getByLabel('From version').selectOption('6');
  await page.getByLabel('To version').selectOption('7');
  await paste(page, 'const secretHarbor = <BarChart legend={{hidden: true}} />;');
  await found(page).or(assistant(page).getByText('None of the names')).first().waitFor();
  await page.waitForURL((url) => url.search === '?product=charts&from=v6&to=v7');
  const kept = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, document.cookie]),
  );
  expect(kept).not.toContain('secretHarbor');

  const other = await openTab(page, `${PAGE}?product=charts&from=v6&to=v7`);
  await other.getByRole('heading', {name: 'Charts: v6 to v7'}).waitFor();
  expect(await other.getByRole('heading', {name: 'Charts: v7 to v8'}).count()).toBe(0);
  expect(await other.getByLabel('Your imports or code').inputValue()).toBe('');
});

test('several versions are as many steps, the oldest first', async () => {
  const page = await openPage(`${PAGE}?product=date-pickers&from=lab&to=v8`);
  const steps = page.getByRole('heading', {level: 3, name: /^Date and Time Pickers:/});
  await steps.first().waitFor();
  await expect(async () =>
    expect((await steps.allTextContents())[0]).toBe('Date and Time Pickers: @mui/lab to v5'),
  ).toPass();
  await expect(async () =>
    expect((await steps.allTextContents()).at(-1)).toBe('Date and Time Pickers: v7 to v8'),
  ).toPass();
});

for (const [query, step] of [
  ['?product=ferries&from=v7', undefined],
  ['?product=charts&from=%E0%A4%A&to=v0', 'Charts: v7 to v8'],
  [`?product=charts&from=${'9'.repeat(5000)}`, 'Charts: v7 to v8'],
  ['?product[]=charts&product=tree-view&from=v8&to=v5', 'Tree View: v7 to v8'],
] as const) {
  test(`a wrong address does no harm: case %#`, async () => {
    const page = await openPage(`${PAGE}${query}`);
    if (step) {
      await page.getByRole('heading', {level: 3, name: step}).waitFor();
    } else {
      expect(await page.getByRole('radio', {checked: true}).count()).toBe(0);
    }
  });
}

test('code chooses the product that it imports', async () => {
  const page = await openPage(PAGE);
  await paste(page, `import {TreeView} from '@mui/x-tree-view/TreeView';`);
  await found(page).getByRole('link', {name: 'TreeView is now SimpleTreeView'}).waitFor();
  await expect(async () =>
    expect(await page.getByRole('radio', {name: 'Tree View'}).isChecked()).toBe(true),
  ).toPass();
});

test('a megabyte of code is compared', async () => {
  const page = await openPage(`${PAGE}?product=data-grid`);
  await page.getByLabel('Your imports or code').evaluate((area: HTMLTextAreaElement, code) => {
    area.value = code + 'const {a, b} = {a: "b", c: `d`};\n'.repeat(32_000);
    area.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }, `${CODE}\n`);
  await found(page).getByText('In your code: rowSelectionModel').waitFor();
});

test('the result can be copied as a checklist', async () => {
  const page = await openPage(`${PAGE}?product=data-grid`, {
    context: {permissions: ['clipboard-read', 'clipboard-write']},
  });
  await paste(page, CODE);
  await found(page).waitFor();
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(async () => expect(await read()).toMatch(/^## Data Grid: v7 → v8\n/)).toPass();
  const text = await read();
  expect(text).toContain(
    '- [ ] Run `npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe <path>`',
  );
  expect(text).toMatch(
    /- \[ \] \[Row selection model is an object\]\(https:\/\/[^)]+#row-selection-model\): `rowSelectionModel`/,
  );
});

test('without the data the page says so, and has the guides', async () => {
  const page = await openPage(PAGE, {allow: [/./]});
  await quiet(page);
  await page.context().setOffline(true);
  await page.getByRole('radio', {name: 'Charts'}).check();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  expect(await page.getByText('Charts: v7 to v8').isVisible()).toBe(true);
});

test('without JavaScript every guide and its sections can be read, and there is no form', async () => {
  const page = await openPage(PAGE, {javaScriptEnabled: false});
  expect(await assistant(page).isVisible()).toBe(false);
  await page.getByText('Data Grid: v7 to v8').click();
  const link = page.getByRole('link', {name: 'Row selection model is an object'});
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).toBe(
    '/x/migration/migration-data-grid-v7/#row-selection-model',
  );
  expect(await page.locator('details a[href*="/x/migration/"]').count()).toBeGreaterThan(250);
});

for (const [mode] of [
  [['phone', 'dark', 'rtl']],
  ...whenFull<Mode[][]>([[['dark']], [['rtl']], [['phone']]]),
] as Mode[][][]) {
  test(`${JSON.stringify(mode)}: nothing is cut off or hard to read`, async () => {
    const page = await openPage(`${PAGE}?product=data-grid&from=v6`, {mode});
    await paste(page, CODE);
    await found(page).first().waitFor();
    expect(await overflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
}
