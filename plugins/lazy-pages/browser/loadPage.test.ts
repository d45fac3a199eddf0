/** @jest-environment jsdom */
import {loadPage, setCompiledPages} from './loadPage';

const BARS = {default: () => null};
const answer = (ok: boolean) => jest.fn(async () => ({ok}) as Response);

beforeEach(() => setCompiledPages({}, () => true));

test('a page that is compiled is fetched', async () => {
  global.fetch = answer(true);
  setCompiledPages({bars: [async () => BARS, '1']}, () => true);
  expect(await loadPage('bars')).toBe(BARS);
  expect(global.fetch).not.toHaveBeenCalled();
});

test('an update that renews a page that the tab has is an edit, one with a further page is not', async () => {
  const pages = {bars: [async () => BARS, '1'] as [() => Promise<unknown>, string]};
  setCompiledPages(pages, () => true);
  await loadPage('bars');
  expect(setCompiledPages({...pages, lines: [async () => null, '2']}, () => true)).toBe(false);
  expect(setCompiledPages(pages, (id) => id !== '1')).toBe(true);
});
