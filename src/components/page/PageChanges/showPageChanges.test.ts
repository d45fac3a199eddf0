import type {ProductChanges} from '../../../../plugins/page-changes/shared';
import {showPageChanges} from './showPageChanges';

const PAGE = '/x/react-charts/gauge/';

const CHANGES: ProductChanges = {
  lines: [
    {version: '8.10.0', kind: 'fixed', text: 'Fix `arc`'},
    {version: '8.10.0', kind: 'breaking', plan: 'pro', text: 'Rename the gauge'},
    {version: '8.9.1', kind: 'new', text: 'On another page'},
  ],
  names: [{minor: '8.9', name: 'unit', href: '/x/api/charts/gauge/#gauge-prop-unit'}],
  pages: {[PAGE]: {lines: [0, 1], names: [0]}},
};

const fetchOf = (body: unknown, ok = true) =>
  jest.fn(() => Promise.resolve({ok, status: ok ? 200 : 404, json: () => Promise.resolve(body)}));

const original = global.fetch;
afterEach(() => {
  global.fetch = original;
  document.body.replaceChildren();
});

function createSection(): HTMLElement {
  const section = document.createElement('details');
  document.body.append(section);
  return section;
}

it('lists the releases of a page, newest first, with breaking changes first', async () => {
  const fetched = fetchOf(CHANGES);
  global.fetch = fetched as unknown as typeof fetch;
  window.history.replaceState(null, '', `/zh${PAGE}`);
  const section = createSection();
  await showPageChanges(section, PAGE);
  expect(fetched).toHaveBeenCalledWith('/x/page-changes/charts.json');
  const releases = [...section.querySelectorAll('ol > li')].map((release) => [
    release.querySelector('a')?.getAttribute('href'),
    ...[...release.querySelectorAll('li')].map(({textContent}) => textContent),
  ]);
  expect(releases).toEqual([
    ['/zh/x/whats-new/#v8.10.0', 'Breaking Rename the gauge Pro', 'Fixed Fix arc'],
    ['/zh/x/whats-new/#v8.9.0', 'New unit'],
  ]);
  expect(section.querySelector('code')).toHaveTextContent('arc');
  expect(section.querySelector('li a[href*="#gauge-prop-unit"]')).toHaveTextContent('unit');
});

it('fails without adding anything if the file is missing', async () => {
  global.fetch = fetchOf(null, false) as unknown as typeof fetch;
  const section = createSection();
  await expect(showPageChanges(section, PAGE)).rejects.toThrow('HTTP 404');
  expect(section).toBeEmptyDOMElement();
});
