import type {Page} from 'playwright-core';
import {axeViolations, frames, openPage} from './harness';

const PAGE = '/x/introduction/licensing/';

/** All that a reader, a page or a test can leave in a tab. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    // Only what the tests below store: pages may write something of their own at any time.
    stored: ['left', 'docs-direction', 'docs-dense'].filter((key) => key in localStorage),
    session: sessionStorage.getItem('left'),
    cookies: document.cookie,
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({name}) => name),
    width: window.innerWidth,
    isPrint: matchMedia('print').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    hasForcedColors: matchMedia('(forced-colors: active)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: document.querySelectorAll(':hover').length,
    state: (history.state as {key?: string} | null)?.key === 'left',
  }));

describe('a tab that the next test goes on with', () => {
  let first: Page;
  let untouched: Awaited<ReturnType<typeof leftovers>>;
  const heard: string[] = [];

  test('is empty at first', async () => {
    const page = await openPage(PAGE, {tab: 'new'});
    untouched = await leftovers(page);
    expect(untouched).toMatchObject({stored: [], cookies: '', width: 1400});
  });

  test('a test leaves in it whatever there is to leave', async () => {
    first = await openPage(PAGE, {
      mode: ['dark', 'rtl', 'dense'],
      width: 900,
      colorScheme: 'dark',
      reducedMotion: true,
      storage: {left: 'behind'},
      cookies: {left: 'behind'},
    });
    await first.evaluate(async () => {
      sessionStorage.setItem('left', 'behind');
      window.name = 'left';
      history.replaceState({key: 'left'}, '');
      await caches.open('left');
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    });
    await first.emulateMedia({media: 'print', forcedColors: 'active'});
    await first.getByRole('heading', {level: 1}).hover();
    first.on('request', (request) => heard.push(request.url()));
    const left = await leftovers(first);
    expect(left).toMatchObject({
      stored: ['left', 'docs-direction', 'docs-dense'],
      session: 'behind',
      cookies: 'left=behind',
      caches: ['left'],
      databases: ['left'],
      isPrint: true,
      hasForcedColors: true,
      state: true,
    });
    expect(left.hovered).toBeGreaterThan(0);
  });

  test('the next one finds nothing of it', async () => {
    const page = await openPage(PAGE);
    expect(page).toBe(first);
    await frames(page);
    // In a new tab the pointer is at the corner of the page.
    expect(await leftovers(page)).toEqual({...untouched, hovered: 0});
    expect(heard).toEqual([]);
  });

  test('what is put into every document of a tab stays with its test', async () => {
    const page = await openPage(PAGE);
    expect(page).toBe(first);
    await page.addInitScript(() => Object.assign(window, {left: true}));
  });

  test('so the next one has another tab', async () => {
    const page = await openPage(PAGE);
    expect(page).not.toBe(first);
  });

  test('axe looks at what is drawn', async () => {
    const page = await openPage(PAGE);
    await page.evaluate(() => {
      const text = '<p style="color:#ccc;background:#fff">pale</p>';
      document.querySelector('main')?.insertAdjacentHTML('beforeend', text);
    });
    expect(await axeViolations(page, 'colours')).toEqual([
      expect.stringMatching(/^axe color-contrast.*#cccccc on #ffffff/),
    ]);
  });
});
