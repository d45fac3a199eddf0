import {axeViolations, expect, openPage, waitForIdle, test} from './harness';

const PAGE = '/x/whats-new/';

test('the documented release is first; changes and new API are fetched when they are opened', async () => {
  const requests: string[] = [];
  const page = await openPage(PAGE, {
    before: (opened) => {
      opened.on('request', (request) => void requests.push(request.url()));
    },
  });
  await expect(page.getByRole('heading', {level: 2}).first()).toHaveText('8.12.1');
  const feed = page.getByRole('main').getByRole('link', {name: 'Charts'}).first();
  await expect(feed).toHaveAttribute('type', 'application/atom+xml');
  const address = new URL((await feed.getAttribute('href'))!, page.url());
  const answer = await page.request.get(address.href);
  expect(await answer.text()).toContain('<title>Charts 8.12.0</title>');
  await waitForIdle(page);
  const before = requests.length;
  await page.getByText('All changes in 8.12.0').click();
  await page.getByText('Introduce keyboard navigation').waitFor();
  expect(requests.length).toBeGreaterThan(before);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText(/^New API in 8\.0/).click();
  await expect(page.getByRole('link', {name: 'showToolbar'}).first()).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-showToolbar',
  );
});

test('when the changes cannot be fetched, the page says so and links to the code host', async () => {
  const page = await openPage(PAGE, {allow: [/ERR_INTERNET_DISCONNECTED/]});
  await waitForIdle(page);
  await page.context().setOffline(true);
  await page.getByText('All changes in 8.12.0').click();
  await page.getByRole('status').filter({hasText: "Couldn't load the list"}).waitFor();
  const link = page.getByRole('link', {name: '8.12.0 release notes on GitHub'});
  await expect(link).toHaveAttribute('href', /\/releases\/tag\/v8\.12\.0$/);
});
