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

test('the server compiles a page that is not, and the tab gets it by an update', async () => {
  global.fetch = answer(true);
  const loading = loadPage('bars');
  expect(global.fetch).toHaveBeenCalledWith('/__lazy-pages', {method: 'POST', body: 'bars'});
  setCompiledPages({lines: [async () => null, '2']}, () => true);
  setCompiledPages({bars: [async () => BARS, '1']}, () => true);
  expect(await loading).toBe(BARS);
});

test('without an update, the URL is reloaded', async () => {
  global.fetch = answer(false);
  await expect(loadPage('bars')).rejects.toThrow('bars');
});

test('an update that renews a page that the tab has is an edit, one with a further page is not', async () => {
  const pages = {bars: [async () => BARS, '1'] as [() => Promise<unknown>, string]};
  setCompiledPages(pages, () => true);
  await loadPage('bars');
  expect(setCompiledPages({...pages, lines: [async () => null, '2']}, () => true)).toBe(false);
  expect(setCompiledPages(pages, (id) => id !== '1')).toBe(true);
});
