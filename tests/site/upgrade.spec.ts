import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  isFullRun,
  openPage,
  overflow,
  waitForIdle,
  setStorageFromOtherTab,
  test,
} from './harness';
import {buildFolder} from './harness/builds';

const PAGE = '/x/migration/upgrade/';
const CODE = `import {DataGrid} from '@mui/x-data-grid';
export const Ports = () => <DataGrid rows={rows} rowSelectionModel={[1]} unstable_rowSpanning />;`;

const assistant = (page: Page) => page.getByRole('group', {name: 'Upgrade assistant'});
const field = (page: Page) => page.getByLabel('Your imports or code');
const found = (page: Page) =>
  page.getByRole('heading', {name: 'Changes that affect your code'}).locator('+ ul');

test('code or a choice selects the product; the changes that affect the code have their reasons and can be copied', async () => {
  const requests: string[] = [];
  const page = await openPage(PAGE, {
    clipboard: true,
    allow: [/^request failed .*\/assets\/js\//],
    before: (opened) => {
      opened.on('request', (request) => void requests.push(request.url()));
    },
  });
  // The notifications load some time after the page.
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/notifications\.json$/));
  await waitForIdle(page);
  requests.length = 0;
  await field(page).fill(`import {TreeView} from '@mui/x-tree-view/TreeView';`);
  await found(page).getByRole('link', {name: 'Rename TreeView to SimpleTreeView'}).waitFor();
  await expect(page.getByRole('radio', {name: 'Tree View'})).toBeChecked();
  // The changes of a product are one file, which loads when the product is selected.
  expect(requests).toHaveLength(1);

  await field(page).fill('');
  await page.getByRole('radio', {name: 'Data Grid'}).check();
  await assistant(page)
    .getByText(/^Breaking changes: \d+\./)
    .waitFor();
  await expect(page.getByLabel('From version')).toHaveValue('7');
  await expect(page.getByLabel('To version')).toHaveValue('8');
  await field(page).fill(CODE);
  const change = found(page).locator('> li', {
    has: page.getByRole('link', {name: 'Convert the row selection model to an object'}),
  });
  await change.getByText('In your code: rowSelectionModel').waitFor();
  await expect(change.getByRole('link').first()).toHaveAttribute(
    'href',
    '/x/migration/migration-data-grid-v7/#row-selection-model',
  );
  await found(page).getByText('In your code: unstable_rowSpanning').waitFor();
  await page.getByRole('heading', {name: "Changes that can't be detected in code"}).waitFor();
  const codemods = assistant(page).getByRole('link', {name: 'Run the codemods'});
  await expect(codemods).toHaveAttribute(
    'href',
    '/x/migration/migration-data-grid-v7/#run-codemods',
  );
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^## Data Grid: v7 → v8\n/);
  expect(await copied()).toMatch(/- \[ \] \[Run [^\]]*codemods?\]\(https:\/\/[^)]+\)/);
  expect(await copied()).toMatch(
    /- \[ \] \[Convert the row selection model to an object\]\(https:\/\/[^)]+#row-selection-model\): `rowSelectionModel`/,
  );

  await page.getByLabel('From version').selectOption('6');
  await page.setViewportSize({width: 390, height: 844});
  await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
  expect(await overflow(page)).toEqual([]);
  if (isFullRun) {
    await setStorageFromOtherTab(page, 'mui-mode', 'dark');
    expect(await axeViolations(page)).toEqual([]);
  }

  // Files are checked in a worker, which loads with them.
  const project = page.getByRole('group', {name: /^Check your project/});
  const file = (name: string, code: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(code),
  });
  const choose = project.getByLabel('Choose files');
  await choose.setInputFiles([file('Ports.tsx', CODE), file('photo.png', '\0')]);
  await project
    .getByText('Compared with MUI X 8.12.1: errors: 2, warnings: 0. Files checked: 1.')
    .waitFor();
  await expect(project.getByRole('listitem').filter({hasText: 'Ports.tsx:2'})).toHaveCount(2);
  expect(await overflow(page)).toEqual([]);
  await choose.setInputFiles([file('package.json', '{"dependencies": {"react": "^19.0.0"}}')]);
  await project.getByText('No MUI X packages found. Files checked: 1.').waitFor();
  await choose.setInputFiles([file('photo.png', '\0')]);
  await project.getByText('There are no source files to check.').waitFor();

  // Without the data of a product, its guides remain.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('radio', {name: 'Charts'}).check();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await expect(page.getByText('Charts: v7 to v8')).toBeVisible();
});

test('an invalid version in the URL is replaced with a valid one, and the result is announced once', async () => {
  const page = await openPage(`${PAGE}?product=charts&from=%E0%A4%A&to=v${'9'.repeat(5000)}`, {
    clock: true,
  });
  await page.getByRole('heading', {level: 3, name: 'Charts: v7 to v8'}).waitFor();
  const status = page.getByRole('status');
  await status.getByText(/^Breaking changes: \d+\./).waitFor();
  const announced = await page.evaluateHandle(() => {
    const messages: (string | null)[] = [];
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => messages.push(region.textContent)).observe(region, {
        childList: true,
      });
    }
    return messages;
  });
  await field(page).pressSequentially('<BarChart topAxis />');
  await page.clock.runFor(1000);
  await status.getByText(/^Breaking changes that affect your code: [1-9]/).waitFor();
  expect(await announced.jsonValue()).toEqual([await status.textContent()]);
});

test('each version is a step; the upgrade is in the URL, and the code is stored nowhere', async () => {
  const page = await openPage(`${PAGE}?product=date-pickers&from=lab&to=v8`);
  const steps = page.getByRole('heading', {level: 3});
  await expect(steps.filter({hasText: /^Date and Time Pickers:/}).first()).toHaveText(
    'Date and Time Pickers: @mui/lab to v5',
  );
  await expect(steps.filter({hasText: /^Date and Time Pickers:/}).last()).toHaveText(
    'Date and Time Pickers: v7 to v8',
  );

  await page.getByRole('radio', {name: 'Charts'}).check();
  await page.getByLabel('From version').selectOption('6');
  await page.getByLabel('To version').selectOption('7');
  await field(page).fill('const secretHarbor = <BarChart legend={{hidden: true}} />;');
  await found(page).or(assistant(page).getByText('Nothing in your code')).first().waitFor();
  await page.waitForURL((url) => url.search === '?product=charts&from=v6&to=v7');
  const stored = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, document.cookie]),
  );
  expect(stored).not.toContain('secretHarbor');

  await page.reload();
  await hydrated(page);
  await expect(steps.filter({hasText: /^Charts:/})).toHaveText(['Charts: v6 to v7']);
  await expect(field(page)).toHaveValue('');
});

test('the HTML has all sections of all guides, and a form only for browsers with JavaScript', () => {
  const html = fs.readFileSync(path.join(buildFolder('site'), PAGE, 'index.html'), 'utf8');
  expect(html).toMatch(/<div class="[^"]*needs-script[^>]*aria-label="Upgrade assistant"/);
  const guides = html.slice(html.indexOf('<details'), html.lastIndexOf('</details>'));
  expect(guides).toContain('/x/migration/migration-data-grid-v7/#row-selection-model');
  expect(guides.match(/href="?\/x\/migration\//g)!.length).toBeGreaterThan(250);
});
