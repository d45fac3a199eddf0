import {axeViolations, expect, openPage, quiet, test} from './harness';

const PAGE = '/x/whats-new/';

test('the documented release comes first, and its changes are fetched when they are asked for', async () => {
  const requests: string[] = [];
  const page = await openPage(PAGE, {
    before: (opened) => {
      opened.on('request', (request) => void requests.push(request.url()));
    },
  });
  expect(await page.getByRole('heading', {level: 2}).first().textContent()).toBe('8.12.1');
  await quiet(page);
  const before = requests.length;
  await page.getByText('All changes in 8.12.0').click();
  await page.getByText('Introduce keyboard navigation').waitFor();
  expect(requests.length).toBeGreaterThan(before);
  expect(await axeViolations(page)).toEqual([]);
});

test('the first release of a minor lists what is new in the API, with links to the rows', async () => {
  const page = await openPage(PAGE);
  await page.getByText(/^New in the API of 8\.0/).click();
  const link = page.getByRole('link', {name: 'showToolbar'}).first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(
    '/x/api/data-grid/data-grid/#data-grid-prop-showToolbar',
  );
});

test('when the changes cannot be fetched the page says so and links to the code host', async () => {
  const page = await openPage(PAGE, {allow: [/./]});
  await quiet(page);
  await page.context().setOffline(true);
  await page.getByText('All changes in 8.12.0').click();
  await page.getByRole('status').filter({hasText: 'could not be loaded'}).waitFor();
  const link = page.getByRole('link', {name: 'Release notes of 8.12.0 in the repository'});
  expect(await link.getAttribute('href')).toMatch(/\/releases\/tag\/v8\.12\.0$/);
});
