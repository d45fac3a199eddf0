import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {listRemoved} from '../../site/api/history/readHistory';
import {
  fromSteps,
  idOfHeading,
  INDEX_FOLDER,
  NAMES_FILE,
  prefixOf,
  type SearchIndex,
} from '../../plugins/search/shared';
import {readQuestions} from '../../plugins/search/readQuestions';
import {
  createSearch,
  type HitGroup,
  type NameSearch,
} from '../../src/components/search/engine/createSearch';
import {tokenizeQuestion} from '../../site/search/shared';
import {
  axeViolations,
  CHINESE as CHINESE_BUILD,
  expect,
  isFullRun,
  type OpenOptions,
  openPage,
  originOf,
  overflow,
  quiet,
  test,
  weigh,
  whenFull,
} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';
import {DRAWN, DRAWN_CHINESE} from './search-drawn';
import {CHINESE_GUIDES, ENGLISH_GUIDES, NAMES} from './search-guides';
import {CHINESE, ENGLISH, UNSEEN, UNSEEN_CHINESE, type Question} from './search-questions';
import {translateIndex} from './translateIndex';

const TEXT_PAGE = '/x/introduction/';

const readIndex = (locale: string): SearchIndex => {
  const file = path.join(buildFolder('site'), locale, INDEX_FOLDER, NAMES_FILE);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchIndex;
};

/** The whole site in Chinese is built by the full run only. */
const locales = isFullRun ? (['en', 'zh'] as const) : (['en'] as const);

const indexes = Object.fromEntries(
  locales.map((locale) => [locale, readIndex(locale === 'en' ? '' : locale)]),
);

/** To be asked in Chinese: what the full run has built, else what it would build. */
const asked = {en: indexes.en!, zh: indexes.zh ?? translateIndex(indexes.en!)};

/** What a page of the build offers as targets of links. */
const idsOf = (address: string): Set<string> => {
  const html = fs.readFileSync(path.join(buildFolder('site'), address, 'index.html'), 'utf8');
  return new Set(Array.from(html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g), ([, a, b]) => a ?? b!));
};

for (const [name, use] of [
  ['renderInput', 'slotProps.textField'],
  ['rowsPerPageOptions', 'pageSizeOptions'],
  ['nodeId', 'itemId'],
  ['GridSelectionModel', 'GridRowSelectionModel'],
  ['ResponsiveChartContainer', 'ChartContainer'],
] as const) {
  test(`${name}, which an earlier version had, is found with what takes its place`, () => {
    const hits = createSearch(indexes.en!)(name).flatMap((group) => group.hits);
    const removed = hits.find((hit) => hit.text === name && hit.removed !== undefined);
    expect(removed?.removed).toContain(use);
  });
}

for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const) {
  test(`ten names that ${product} had once are found with what takes their place`, () => {
    const index = indexes.en!;
    const search = createSearch(index);
    const alive = new Set(
      index.pages.flatMap(({rows = []}) =>
        rows.flatMap(({names}) => fromSteps(names).map((at) => index.names[at])),
      ),
    );
    const uses = new Map<string, string[]>();
    for (const {kind, name, use = ''} of listRemoved(product, 5, 8)) {
      // Where a name lives on elsewhere, that comes first, as do the guides where it is a plain word ("column"); a path is
      // found by what was imported from it.
      if (kind !== 'path' && !alive.has(name) && /[A-Z]/.test(name)) {
        uses.set(name, [...(uses.get(name) ?? []), use.replaceAll('`', '')]);
      }
    }
    const step = Math.floor(uses.size / 10);
    const chosen = [...uses].filter((_, at) => at % step === 0).slice(0, 10);
    expect(chosen).toHaveLength(10);
    const lost = chosen.filter(([name, expected]) => {
      const hit = search(name)
        .flatMap(({hits}) => hits)
        .find(({text, removed}) => text === name && removed !== undefined);
      return !expected.includes(hit?.removed ?? '');
    });
    expect(lost).toEqual([]);
  });
}

for (const locale of locales) {
  test.describe(`the index in ${locale}`, () => {
    const index = indexes[locale]!;

    test('every address in it resolves, anchors too', () => {
      const dead: string[] = [];
      for (const {path: below, sections = [], rows = [], removed = [], demos = []} of index.pages) {
        const ids = idsOf(index.base + below);
        const anchors = [
          ...sections.map(([id, text]) => id || idOfHeading(text)),
          ...demos,
          ...[...rows, ...removed].flatMap(({kind, prefix, names}) =>
            fromSteps(names).map(
              (name) => `${prefix ?? prefixOf(below)}-${kind}-${index.names[name]}`,
            ),
          ),
        ];
        dead.push(
          ...anchors.filter((id) => !ids.has(id)).map((id) => `${index.base}${below}#${id}`),
        );
      }
      expect(dead).toEqual([]);
      expect(index.pages.length).toBeGreaterThan(200);
    });

    test('the full text knows the same pages, and none of another language', () => {
      const folder = path.join(buildFolder('site'), locale === 'en' ? '' : locale, INDEX_FOLDER);
      const entry = JSON.parse(
        fs.readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8'),
      ) as {
        languages: Record<string, {page_count: number}>;
      };
      expect(Object.keys(entry.languages)).toEqual([locale]);
      expect(entry.languages[locale]!.page_count).toBe(index.pages.length);
      expect(index.base).toBe(locale === 'en' ? '/x/' : '/zh/x/');
    });
  });
}

test.describe('what readers ask', () => {
  const exists = (index: SearchIndex, address: string) =>
    index.pages.some((page) => page.path === address.split('#')[0]);

  const isAnswered = (search: NameSearch, base: string, {ask, find}: Question): boolean => {
    const shown = search(ask)
      .slice(0, 3)
      .flatMap(({page, hits}) => [page.href, ...hits.map(({href}) => href)]);
    return find.some((address) => shown.includes(base + address));
  };

  const unseen = Object.values(UNSEEN).flat();

  const lists = [
    ['English', 'en', [...ENGLISH, ...unseen], 130, 0.95],
    ['Chinese', 'zh', [...CHINESE, ...UNSEEN_CHINESE], 25, 0.95],
    // A search that is made for its own questions would fail at these.
    ['English that it was not made for', 'en', unseen, 50, 0.9],
    ['Chinese that it was not made for', 'zh', UNSEEN_CHINESE, 10, 0.8],
  ] as const;

  const askableOf = (index: SearchIndex, questions: readonly Question[]) =>
    questions.filter(({find}) => find.some((address) => exists(index, address)));

  const report = (name: string, missed: readonly Question[], of: number) =>
    process.stderr.write(
      `${name}: ${of - missed.length} of ${of}${missed.length > 0 ? `; not: ${missed.map(({ask}) => ask).join(', ')}` : ''}\n`,
    );

  for (const [name, locale, questions, atLeast, share] of lists) {
    test(`is answered within the first three pages: ${name}`, () => {
      const index = asked[locale];
      const search = createSearch(index);
      const askable = askableOf(index, questions);
      const missed = askable.filter((question) => !isAnswered(search, index.base, question));
      report(name, missed, askable.length);
      expect(askable.length).toBeGreaterThanOrEqual(atLeast);
      expect(missed.length <= askable.length * (1 - share) + 1e-9 ? [] : missed).toEqual([]);
    });
  }

  /** The page of an address, or the section of one where it has an anchor. */
  const isAt = (href: string | undefined, base: string, address: string) =>
    href !== undefined && (address.includes('#') ? href : href.split('#')[0]) === base + address;

  /** What Enter opens. */
  const openedBy = ([first]: HitGroup[]): string | undefined => {
    const hit = first?.hits[0];
    return first && hit && hit.score > first.page.score ? hit.href : first?.page.href;
  };

  for (const [name, locale, questions, atLeast, share, ofThree] of [
    ['English', 'en', ENGLISH_GUIDES, 200, 0.92, 0.98],
    ['Chinese', 'zh', CHINESE_GUIDES, 60, 0.92, 0.98],
    ['names of the API', 'en', NAMES, 20, 0.95, 0.95],
    ['English that it was not made for', 'en', DRAWN, 200, 0.91, 0.97],
    ['Chinese that it was not made for', 'zh', DRAWN_CHINESE, 40, 0.9, 0.95],
  ] as const) {
    test(`is opened by Enter: ${name}`, () => {
      const index = asked[locale];
      const search = createSearch(index);
      const askable = askableOf(index, questions);
      const answers = new Map(askable.map((question) => [question, search(question.ask)]));
      const elsewhere = askable.filter(
        (question) =>
          !question.find.some((address) =>
            isAt(openedBy(answers.get(question)!), index.base, address),
          ),
      );
      const missed = askable.filter(
        (question) =>
          !answers
            .get(question)!
            .slice(0, 3)
            .flatMap(({page, hits}) => [page, ...hits])
            .some(({href}) => question.find.some((address) => isAt(href, index.base, address))),
      );
      report(`Enter, ${name}`, elsewhere, askable.length);
      expect(askable.length).toBeGreaterThanOrEqual(atLeast);
      expect(elsewhere.length <= askable.length * (1 - share) ? [] : elsewhere).toEqual([]);
      expect(missed.length <= askable.length * (1 - ofThree) ? [] : missed).toEqual([]);
      expect(askable.filter((question) => answers.get(question)!.length === 0)).toEqual([]);
    });
  }

  test('no question that was drawn is one that the ranking learns from', () => {
    const keyOf = (question: string) => tokenizeQuestion(question).sort().join(' ');
    const file = path.join(ROOT, 'plugins/search/questions.txt');
    const learnt = new Set(
      readQuestions(fs.readFileSync(file, 'utf8')).map((one) => keyOf(one.ask)),
    );
    expect(DRAWN.filter(({ask: drawn}) => learnt.has(keyOf(drawn)))).toEqual([]);
  });

  test('what the packages print leads to what explains it', () => {
    const {errors, base} = asked.en;
    const search = createSearch(asked.en);
    // The field of the dialog takes so much of a text.
    const lost = errors.filter(
      ([text, address]) => !isAt(openedBy(search(`MUI X: ${text}`.slice(0, 120))), base, address),
    );
    expect(errors.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  test('what every page has is not found', () => {
    const {pages} = asked.en;
    const sections = pages.flatMap(({path: below, sections: all = []}) =>
      below.startsWith('api/') ? all.map(([id]) => id) : [],
    );
    expect(sections).toEqual([]);
  });
});

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
const chosenOf = (page: Page) => dialogOf(page).getByRole('option', {selected: true});

async function openSearch(address = TEXT_PAGE, options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(address, options);
  await page.getByRole('button', {name: 'Search…'}).click();
  await dialogOf(page).waitFor();
  return page;
}

async function ask(page: Page, question: string): Promise<void> {
  await dialogOf(page).getByRole('combobox').fill(question);
  await optionsOf(page).first().waitFor();
  // Names are found first; what is said to screen readers waits for the texts, which may change the order.
  await dialogOf(page)
    .getByRole('status')
    .filter({hasText: /\d+ results?/})
    .waitFor({state: 'attached'});
}

/** Requests for anything of the search. */
const watchSearch = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith(`/${INDEX_FOLDER}/`)) {
      asked.push(pathname);
    }
  });
  return asked;
};

test.describe('the way in', () => {
  test('the shortcuts open it, and nothing is downloaded before', async () => {
    let asked: string[] = [];
    const page = await openPage(TEXT_PAGE, {
      before: (opened) => void (asked = watchSearch(opened)),
    });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.keyboard.press('Control+k');
    await dialogOf(page).waitFor();
    expect(
      await dialogOf(page)
        .getByRole('combobox')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Control+k');
    await dialogOf(page).waitFor({state: 'hidden'});
    // A field that is hidden keeps the focus until the next frame, and takes the key.
    await page.waitForFunction(() => !document.activeElement?.closest('dialog'));
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({state: 'hidden'});
    await expect(() => expect(asked).toContain(`/${INDEX_FOLDER}/${NAMES_FILE}`)).toPass();
  });

  test('typing on the button begins the question, and Escape gives the focus back', async () => {
    const page = await openPage(TEXT_PAGE);
    const button = page.getByRole('button', {name: 'Search…'});
    await button.focus();
    // On a slow device keys come while the dialog is loaded, and while it is drawn.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.keyboard.type('row height');
    await dialogOf(page).waitFor();
    await optionsOf(page).first().waitFor();
    await expect(async () =>
      expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe('row height'),
    ).toPass();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({state: 'hidden'});
    await expect(async () =>
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
    ).toPass();
  });

  test('without JavaScript it leads to the list of all pages', async () => {
    const page = await openPage(TEXT_PAGE, {javaScriptEnabled: false});
    await page.getByRole('button', {name: 'Search…'}).click();
    await page.waitForURL('**/x/all-pages/');
  });
});

test.describe('answers', () => {
  test('a name leads to its row, by the keyboard alone', async () => {
    const page = await openSearch();
    await ask(page, 'rowHeight');
    const [chosen] = await chosenOf(page).all();
    await expect(async () =>
      expect(await chosen!.getAttribute('href')).toBe(
        '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
      ),
    ).toPass();
    const field = dialogOf(page).getByRole('combobox');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await chosen!.getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await expect(async () =>
      expect(await chosenOf(page).getAttribute('href')).toBe('/x/api/data-grid/data-grid/'),
    ).toPass();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/api/data-grid/data-grid/#data-grid-prop-rowHeight');
    await dialogOf(page).waitFor({state: 'hidden'});
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('button', {name: 'Clear'}).click();
    await dialogOf(page).getByRole('option', {name: 'rowHeight'}).click();
    await expect(async () => expect(await field.inputValue()).toBe('rowHeight')).toPass();
    await dialogOf(page).getByRole('button', {name: 'Clear'}).click();
    await dialogOf(page).getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(async () =>
      expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull(),
    ).toPass();
  });

  test('the product being read comes first; filters leave one product and one kind', async () => {
    const page = await openSearch('/x/react-charts/bars/');
    await ask(page, 'quickstart');
    await expect(async () =>
      expect(await optionsOf(page).first().getAttribute('href')).toBe(
        '/x/react-charts/quickstart/',
      ),
    ).toPass();
    await ask(page, 'toolbar');
    await dialogOf(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    await dialogOf(page).getByRole('button', {name: 'Slots', exact: true}).click();
    await chosenOf(page).waitFor();
    const addresses = await optionsOf(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute('href')),
    );
    expect(addresses).toContain('/x/api/data-grid/data-grid/#data-grid-slot-toolbar');
    expect(addresses.filter((address) => !address?.startsWith('/x/api/data-grid/'))).toEqual([]);
  });

  test('filters end with the question that they were set for', async () => {
    const page = await openSearch();
    const filter = dialogOf(page).getByRole('button', {name: 'Slots', exact: true});
    const isSet = (value: 'true' | 'false') =>
      dialogOf(page)
        .locator(`button[aria-pressed="${value}"]`, {hasText: /^Slots$/})
        .waitFor();
    await ask(page, 'toolbar');
    await filter.click();
    await isSet('true');
    await dialogOf(page).getByRole('combobox').fill('toolbars');
    await isSet('true');
    await ask(page, 'legend');
    await isSet('false');
    await filter.click();
    await isSet('true');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({state: 'hidden'});
    await page.keyboard.press('Control+k');
    await isSet('false');
  });

  test('finds what only the text says, and says where', async () => {
    const page = await openSearch();
    // In a doc comment of the grid, in no name.
    await ask(page, 'rendered outside viewport');
    const buffer = optionsOf(page).filter({hasText: 'columnBufferPx'});
    await expect(async () =>
      expect(await buffer.locator('mark', {hasText: /viewport/i}).count()).toBe(1),
    ).toPass();
  });

  test('says that it found nothing, and what to do', async () => {
    const page = await openSearch();
    await dialogOf(page).getByRole('combobox').fill('zzqqxx');
    await dialogOf(page).getByText('No results for').waitFor();
    await expect(async () =>
      expect(await dialogOf(page).getByRole('status').innerText()).toBe('No results'),
    ).toPass();
  });

  test('Chinese pages are searched in Chinese, and lead to Chinese pages', async () => {
    const page = await openPage('/zh/x/introduction/', {build: CHINESE_BUILD});
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: '搜索文档'});
    await dialog.getByRole('combobox').fill('柱状图');
    const first = dialog.getByRole('option').first();
    await first.waitFor();
    await expect(async () =>
      expect(await first.getAttribute('href')).toBe('/zh/x/react-charts/bars/'),
    ).toPass();
    expect(await first.locator('[lang]').filter({hasText: '柱状图'}).count()).toBe(0);
    // What is only there in English says so: a screen reader takes its voice from it.
    await dialog.getByRole('combobox').fill('Row density');
    const name = dialog.getByRole('option').getByText('Row density', {exact: true}).first();
    await name.waitFor();
    expect(await name.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en',
    );
  });

  test('a failed download is said, and can be tried again', async () => {
    let fails = true;
    const page = await openPage(TEXT_PAGE, {
      allow: [new RegExp(NAMES_FILE.replace('.', '\\.')), /Failed to load resource/],
      before: async (opened) => {
        await opened.route(`**/${INDEX_FOLDER}/${NAMES_FILE}`, (route) =>
          fails ? route.fulfill({status: 503, body: ''}) : route.continue(),
        );
      },
    });
    await page.keyboard.press('Control+k');
    await dialogOf(page).getByText('Search could not be loaded.').first().waitFor();
    fails = false;
    await dialogOf(page).getByRole('button', {name: 'Try again'}).click();
    await ask(page, 'bars');
  });

  test('runs under a policy that lets WebAssembly run and nothing else be evaluated', async () => {
    const page = await openPage(TEXT_PAGE, {
      before: async (opened) => {
        await opened.route(`${originOf()}${TEXT_PAGE}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            headers: {
              ...response.headers(),
              'content-security-policy':
                "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
            },
          });
        });
      },
    });
    await page.keyboard.press('Control+k');
    await ask(page, 'rendered outside viewport');
    await dialogOf(page)
      .locator('mark', {hasText: /viewport/i})
      .first()
      .waitFor();
  });
});

for (const [what, options] of [
  ['1400 px', {}],
  ['a phone, dark, right to left', {mode: ['phone', 'dark', 'rtl']}],
  ...whenFull<[string, OpenOptions]>([
    ['1400 px, dark, right to left', {mode: ['dark', 'rtl']}],
    ['900 px', {width: 900}],
    ['a phone', {mode: 'phone'}],
  ]),
] as [string, OpenOptions][]) {
  test(`is accessible and fits: ${what}`, async () => {
    const page = await openSearch(TEXT_PAGE, {...options, reducedMotion: true});
    await optionsOf(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await ask(page, 'column header');
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
}

test.describe('a hosted index', () => {
  const HOST = 'https://app123-dsn.algolia.net/';
  const hit = {
    objectID: '1',
    url: 'https://mui.com/x/introduction/licensing/',
    type: 'lvl1',
    hierarchy: {lvl0: 'Introduction', lvl1: 'Licensing'},
    _highlightResult: {hierarchy: {lvl0: {value: 'Introduction'}, lvl1: {value: 'Licensing'}}},
    _snippetResult: {hierarchy: {lvl1: {value: 'Licensing'}}},
  };

  test('is asked in place of the built one, and greeted only when it is used', async () => {
    let built: string[] = [];
    const asked: {host: string; text: string}[] = [];
    const page = await openPage(TEXT_PAGE, {
      build: 'fixtures',
      intercept: {
        [HOST]: async (route) => {
          const request = route.request();
          asked.push({host: new URL(request.url()).host, text: request.postData() ?? ''});
          await route.fulfill({
            json: {results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1, index: 'docs'}]},
            headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
          });
        },
      },
      before: (opened) => void (built = watchSearch(opened)),
    });
    await page.waitForLoadState('networkidle');
    const greeted = page.locator('link[rel="preconnect"][href*="algolia"]');
    expect(await greeted.count()).toBe(0);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)),
    ).not.toContainEqual(expect.stringMatching(/docsearch|search-hosted|algolia/));

    const policy = (await fetch(originOf('fixtures') + TEXT_PAGE)).headers.get(
      'content-security-policy',
    );
    const [connections = ''] = /connect-src [^;]*/.exec(policy ?? '') ?? [];
    expect(connections.match(/[\w.-]*algolia[\w.-]*/g)?.sort()).toEqual([
      'app123-1.algolianet.com',
      'app123-2.algolianet.com',
      'app123-3.algolianet.com',
      'app123-dsn.algolia.net',
    ]);

    const button = page.getByRole('button', {name: 'Search…'});
    await button.focus();
    await page.keyboard.press('Control+k');
    const field = page.locator('.DocSearch-Input');
    await field.fill('licence');
    const answer = page.locator('.DocSearch-Hit a').first();
    await answer.waitFor();
    expect(await answer.getAttribute('href')).toBe('/x/introduction/licensing/');
    expect([...new Set(asked.map(({host}) => host))]).toEqual([new URL(HOST).host]);
    // This language and this version only.
    expect(asked.at(-1)!.text).toContain('language:en');
    expect(asked.at(-1)!.text).toContain('docusaurus_tag:docs-default-current');
    expect(built).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({state: 'detached'});
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Search…'));
  });
});

// A third of a KiB a page, fetched when the search is opened.
test('the answers by name cost at most 144 KiB, those of the full text 308 with them', async () => {
  const page = await openPage(TEXT_PAGE);
  // The bell's part comes a while after the page, and is not meant here.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({name}) => name.endsWith('/static/notifications.json')),
  );
  await quiet(page);
  const scale = weigh(page);
  await page.getByRole('button', {name: 'Search…'}).click();
  await ask(page, 'row height');
  await quiet(page);
  const {files} = await scale.read();
  const total = (some: typeof files) => some.reduce((sum, {size}) => sum + size, 0);
  // The names do not wait for the full text, which is pagefind's.
  const names = files.filter(({url}) => !/pagefind|pf_/.test(url));
  expect(names.map(({url}) => url)).toContainEqual(expect.stringContaining(NAMES_FILE));
  expect(total(names) <= 144 ? 'within' : names).toBe('within');
  expect(total(files) <= 308 ? 'within' : files).toBe('within');
});
