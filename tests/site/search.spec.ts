// cspell:ignore agregation CHECKBOXSELECTION colunm exprot pining virtualisaton visiblity
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
} from '@mui-x-docs/search/indexFormat';
import {createSearch, type NameSearch} from '@mui-x-docs/search/createSearch';
import {markdownPath} from '@mui-x-docs/docs-index/format';
import {findBestHit, type HitGroup} from '@mui-x-docs/search/hits';
import {
  axeViolations,
  expect,
  hasFirstLoad,
  isFullRun,
  openPage,
  overflow,
  waitForIdle,
  setStorageFromOtherTab,
  test,
  measureTransfer,
  whenFull,
} from './harness';
import {findProblem, SITE} from './harness/addresses';
import {buildFolder} from './harness/builds';
import {QUESTIONS} from './searchQuestions';
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

/** The indexes for the questions; the Chinese one is built by the full run only, and is otherwise derived from the English one. */
const searched = {en: indexes.en!, zh: indexes.zh ?? translateIndex(indexes.en!)};

for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const) {
  test(`ten removed names of ${product} are found with their replacement`, () => {
    const index = indexes.en!;
    const search = createSearch(index);
    const alive = new Set(
      index.pages.flatMap(({rows = []}) =>
        rows.flatMap(({names}) => fromSteps(names).map((at) => index.names[at])),
      ),
    );
    const uses = new Map<string, string[]>();
    for (const {kind, name, use = ''} of listRemoved(product, 5, 8)) {
      // A name that still exists elsewhere ranks below that, a plain word ("column") below the guides; a path is found by
      // what was imported from it.
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

    test('every URL in it exists, with its anchor', () => {
      const problems: (string | undefined)[] = [];
      for (const {path: below, sections = [], rows = [], removed = [], demos = []} of index.pages) {
        const page = SITE + index.base + below;
        const anchors = [
          ...sections.map(([id, text]) => id || idOfHeading(text)),
          ...demos,
          ...[...rows, ...removed].flatMap(({kind, prefix, names}) =>
            fromSteps(names).map(
              (name) => `${prefix ?? prefixOf(below)}-${kind}-${index.names[name]}`,
            ),
          ),
        ];
        problems.push(findProblem(page), ...anchors.map((id) => findProblem(`${page}#${id}`)));
      }
      expect(problems.filter(Boolean)).toEqual([]);
      expect(index.pages.length).toBeGreaterThan(200);
    });

    test('the full text has the same pages, and none of another language', () => {
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

test.describe('questions', () => {
  /** The page of an address, or the section of one where it has an anchor. */
  const isAt = (href: string | undefined, base: string, address: string) =>
    href !== undefined && (address.includes('#') ? href : href.split('#')[0]) === base + address;

  /** What Enter opens. */
  const openedBy = ([first]: HitGroup[]): string | undefined => first && findBestHit(first).href;

  for (const [kind, locale, share, ofThree] of [
    ['titles', 'en', 1, 1],
    ['names', 'en', 1, 1],
    ['props', 'en', 1, 1],
    ['errors', 'en', 1, 1],
    ['howTos', 'en', 0.92, 0.97],
    ['threads', 'en', 0.88, 0.95],
    ['sections', 'en', 0.64, 0.82],
    ['tasks', 'en', 0.58, 0.88],
    ['newThreads', 'en', 0.51, 0.81],
    ['unseenThreads', 'en', 0.29, 0.57],
    ['chinese', 'zh', 0.9, 0.95],
  ] as const) {
    test(`questions of a kind have the result that Enter opens: ${kind}`, () => {
      const index = searched[locale];
      const search = createSearch(index);
      const questions = QUESTIONS[kind];
      const answers = new Map(questions.map((question) => [question, search(question.ask)]));
      const elsewhere = questions.filter(
        (question) =>
          !question.find.some((address) =>
            isAt(openedBy(answers.get(question)!), index.base, address),
          ),
      );
      const missed = questions.filter(
        (question) =>
          !answers
            .get(question)!
            .slice(0, 3)
            .flatMap(({page, hits}) => [page, ...hits])
            .some(({href}) => question.find.some((address) => isAt(href, index.base, address))),
      );
      expect(elsewhere.length <= questions.length * (1 - share) ? [] : elsewhere).toEqual([]);
      expect(missed.length <= questions.length * (1 - ofThree) ? [] : missed).toEqual([]);
    });
  }

  for (const [language, ask, address] of [
    ['en', 'tooltips of charts', 'react-charts/tooltip/'],
    ['en', 'row-height', 'react-data-grid/row-height/'],
    ['en', 'time-zone', 'react-date-pickers/timezone/'],
    ['en', 'customise the colours of a pie chart', 'react-charts/pie/'],
    ['en', 'localisation of the date picker', 'react-date-pickers/localization/'],
    ['en', 'column visiblity', 'react-data-grid/column-visibility/'],
    ['en', 'agregation', 'react-data-grid/aggregation/'],
    ['en', 'colunm pining', 'react-data-grid/column-pinning/'],
    ['en', 'virtualisaton', 'react-data-grid/virtualization/'],
    ['en', 'exprot to excel', 'react-data-grid/export/'],
    ['en', 'datagrid', 'api/data-grid/data-grid/'],
    ['en', 'rowheight', 'api/data-grid/data-grid/#data-grid-prop-rowHeight'],
    ['en', 'CHECKBOXSELECTION', 'api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
    ['en', 'Uncaught Error: MUI X: Missing license key.', 'introduction/licensing/'],
    [
      'en',
      'MUI X: Can not find the date and time pickers localization context. It looks like you forgot to wrap your component in L',
      'react-date-pickers/quickstart/#integrate-provider-and-adapter',
    ],
    ['zh', '柱狀圖', 'react-charts/bars/'],
    ['zh', '如何隱藏列', 'react-data-grid/column-visibility/'],
    ['zh', '樹形視圖快速開始', 'react-tree-view/quickstart/'],
    ['zh', 'DataGrid 行高', 'react-data-grid/row-height/'],
    ['zh', 'data grid 分页', 'react-data-grid/pagination/'],
    ['zh', 'DatePicker 時區', 'react-date-pickers/timezone/'],
  ] as const) {
    test(`other spellings find the same: ${ask}`, () => {
      const index = searched[language];
      expect(isAt(openedBy(createSearch(index)(ask)), index.base, address)).toBe(true);
    });
  }

  test('broad questions open the top of a page', () => {
    const search = createSearch(searched.en);
    const elsewhere = QUESTIONS.tops.filter(
      ({ask, find: [address]}) => openedBy(search(ask)) !== searched.en.base + address,
    );
    expect(elsewhere).toEqual([]);
  });

  /** The passage that the search shows for a question. */
  const findPassage = (search: NameSearch, ask: string) =>
    search.findPassage(ask, search(ask), (href) => {
      const file = path.join(buildFolder('site'), markdownPath(href));
      return Promise.resolve(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
    });

  test('questions are answered by a passage of the right section, or by none', async () => {
    const search = createSearch(searched.en);
    for (const [questions, least] of [
      [[...QUESTIONS.threads, ...QUESTIONS.tasks, ...QUESTIONS.newThreads], 0.29],
      [QUESTIONS.unseenThreads, 0.16],
    ] as const) {
      const right: string[] = [];
      const wrong: string[] = [];
      for (const {ask, find} of questions) {
        const passage = await findPassage(search, ask);
        if (passage) {
          const isRight = find.some((address) => isAt(passage.href, searched.en.base, address));
          (isRight ? right : wrong).push(ask);
        }
      }
      expect(right.length).toBeGreaterThanOrEqual(questions.length * least);
      expect(wrong.length <= questions.length * 0.06 ? [] : wrong).toEqual([]);
    }
  });

  test('passages are the sentences that answer', async () => {
    const search = createSearch(searched.en);
    const missed: string[] = [];
    for (const {ask, find} of QUESTIONS.passages) {
      const passage = await findPassage(search, ask);
      if (passage && !passage.text.includes(find[0]!)) {
        missed.push(`${ask}: ${passage.text}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('messages of the packages lead to their explanation', () => {
    const {errors, base} = searched.en;
    const search = createSearch(searched.en);
    // The field of the dialog limits the length.
    const lost = errors.filter(
      ([text, address]) => !isAt(openedBy(search(`MUI X: ${text}`.slice(0, 120))), base, address),
    );
    expect(errors.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
    // A section that is found twice would be two rows with one id.
    const doubled = errors.filter(([text]) => {
      const hrefs = search(text).flatMap(({page, hits}) => [page, ...hits].map(({href}) => href));
      return new Set(hrefs).size < hrefs.length;
    });
    expect(doubled).toEqual([]);
  });
});

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
const chosenOf = (page: Page) => dialogOf(page).getByRole('option', {selected: true});

/** Opens the search, which may have been closed by the key before. */
async function openAgain(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await dialogOf(page).getByRole('combobox').fill(question);
  await optionsOf(page).first().waitFor();
  // Names are found first; the count is announced after the full text, which may change the order.
  await dialogOf(page)
    .getByRole('status')
    .filter({hasText: /\d+ results?/})
    .waitFor({state: 'attached'});
}

/** Records the requests of the search. */
const watchSearch = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith(`/${INDEX_FOLDER}/`)) {
      requests.push(pathname);
    }
  });
  return requests;
};

test('nothing loads before the search opens; keys typed until then are kept, also when a download fails', async () => {
  let requests: string[] = [];
  let isBroken = true;
  const page = await openPage(TEXT_PAGE, {
    allow: [new RegExp(`^answer 503: .*${NAMES_FILE.replace('.', '\\.')}`)],
    before: async (opened) => {
      requests = watchSearch(opened);
      await opened.route(`**/${INDEX_FOLDER}/${NAMES_FILE}`, (route) =>
        isBroken ? route.fulfill({status: 503, body: ''}) : route.continue(),
      );
    },
  });
  // The notifications load some time after the page.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({name}) => name.endsWith('/static/notifications.json')),
  );
  await waitForIdle(page);
  expect(requests).toEqual([]);
  const scale = measureTransfer(page);

  const button = page.getByRole('button', {name: 'Search…'});
  const field = dialogOf(page).getByRole('combobox');
  await button.focus();
  // On a slow device, keys are typed while the dialog loads, and while it renders.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.keyboard.type('row height');
  await dialogOf(page).getByText('Search could not be loaded.').first().waitFor();
  await expect(field).toHaveValue('row height');
  await device.send('Emulation.setCPUThrottlingRate', {rate: 1});
  isBroken = false;
  // With the keyboard: a result under the pointer would prefetch its page.
  await dialogOf(page).getByRole('button', {name: 'Try again'}).press('Enter');
  await ask(page, 'row height');
  await waitForIdle(page);

  // A third of a KiB per page: at most 165 KiB for the results by name, and 366 KiB with details and the full text, which is pagefind's.
  const {files} = await scale.read();
  const total = (some: typeof files) => some.reduce((sum, {size}) => sum + size, 0);
  // The passage that answers is read from the Markdown version of its page.
  const names = files.filter(({url}) => !/pagefind|pf_|\.md$|\/details\//.test(url));
  expect(names.map(({url}) => url)).toContainEqual(expect.stringContaining(NAMES_FILE));
  // Without first-load, the dialog also loads code that it doesn't need.
  const isWithin = (some: typeof files, most: number) => !hasFirstLoad || total(some) <= most;
  expect(isWithin(names, 165) ? 'within' : names).toBe('within');
  // Types and plans of two products load once the results are rendered.
  const details = files.filter(({url}) => url.includes('/details/'));
  expect(isWithin(details, 26) ? 'within' : details).toBe('within');
  expect(isWithin(files, 366) ? 'within' : files).toBe('within');

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press(key === '/' ? 'Escape' : key);
    await expect(dialogOf(page)).toBeHidden();
    // A hidden field keeps the focus until the next frame, and receives the key.
    await page.waitForFunction(() => !document.activeElement?.closest('dialog'));
  }
});

test('without JavaScript, the button is a link to the list of all pages', () => {
  const html = fs.readFileSync(path.join(buildFolder('site'), TEXT_PAGE, 'index.html'), 'utf8');
  expect(html).toMatch(/<a role=button [^>]*aria-haspopup=dialog [^>]*href=\/x\/all-pages\/>/);
});

test.describe('results', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage('/x/react-charts/bars/', {reducedMotion: true});
  });
  test.beforeEach(async () => {
    await openAgain(page);
  });
  test.afterEach(async () => {
    if (await dialogOf(page).isVisible()) {
      await page.keyboard.press('Escape');
    }
    await expect(dialogOf(page)).toBeHidden();
  });

  test('the current product is first; filters select a product and a kind, also for other questions', async () => {
    await ask(page, 'quickstart');
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/x/react-charts/quickstart/');
    await ask(page, 'toolbar');
    const slots = dialogOf(page).locator('button[aria-pressed]', {hasText: /^Slots$/});
    await dialogOf(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    await slots.click();
    await expect(slots).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        optionsOf(page).evaluateAll((all) => [
          ...new Set(
            all.map((each) => each.getAttribute('href')!.split('/').slice(0, 4).join('/')),
          ),
        ]),
      )
      .toEqual(['/x/api/data-grid']);
    await expect(
      dialogOf(page).locator('[href="/x/api/data-grid/data-grid/#data-grid-slot-toolbar"]'),
    ).toBeVisible();

    await ask(page, 'footer');
    await page.keyboard.press('Escape');
    await openAgain(page);
    await expect(slots).toHaveAttribute('aria-pressed', 'true');
    await slots.click();
    await dialogOf(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    await expect(slots).toHaveAttribute('aria-pressed', 'false');
  });

  test('a question is answered by a passage, which is marked on its page', async () => {
    await ask(page, 'get data of clicked bar');
    const answer = chosenOf(page);
    const passage = 'To handle clicks on bars, pass onItemClick';
    await expect(answer).toHaveAccessibleName(new RegExp(`^Answer ${passage}.* Click events`));
    await expect(answer).toHaveAttribute('href', '/x/react-charts/bars/#click-event');
    await expect(answer.locator('pre')).toContainText('onItemClick');
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    const ids = await optionsOf(page).evaluateAll((all) => all.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Array.from(CSS.highlights.get('search-passage') ?? [], (range) =>
            (range as Range).toString(),
          ),
        ),
      )
      .toEqual([expect.stringContaining(passage)]);
    await openAgain(page);
    await ask(page, 'bar charts');
    await expect(dialogOf(page).getByText('Answer', {exact: true})).toHaveCount(0);
  });

  test('the active demo runs next to the dialog, where it has space', async () => {
    const thumbnail = page.locator('[data-active-demo]');
    await ask(page, 'rounded bars');
    await dialogOf(page).locator('[href="/x/react-charts/bars/#RoundedBars"]').hover();
    await expect(thumbnail.locator('[data-demo-scope] > *').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({width: 1100, height: 900});
    await expect(thumbnail).toBeHidden();
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('what only the full text contains is found and highlighted', async () => {
    // In a doc comment of the grid, in no name.
    await ask(page, 'region in pixels before viewport');
    await dialogOf(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    const buffer = optionsOf(page).filter({hasText: 'columnBufferPx'});
    await expect(buffer.locator('mark', {hasText: /viewport/i})).toHaveCount(1);
    await dialogOf(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
  });

  test('without results there is a message with ways on, and the words are reported', async () => {
    await page.evaluate(() =>
      window.addEventListener('docs-report', (event) =>
        Object.assign(window, {reported: (event as CustomEvent).detail}),
      ),
    );
    await dialogOf(page).getByRole('combobox').fill('zzqqxx');
    await expect(dialogOf(page).getByText('No results for')).toBeVisible();
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
    const {pathname} = new URL(page.url());
    await expect
      .poll(() => page.evaluate(() => (window as {reported?: unknown}).reported))
      .toEqual({name: 'search', action: 'none', label: `zzqqxx (${pathname})`});
    const links = dialogOf(page).getByRole('link');
    await expect(links.filter({hasText: 'All pages'})).toHaveAttribute('href', '/x/all-pages/');
    await expect(links.filter({hasText: 'Report what is missing'})).toHaveAttribute(
      'href',
      /issues\/new\?title=.*zzqqxx/,
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test('“/” in the empty field limits the results to the page, Backspace ends that', async () => {
    const field = dialogOf(page).getByRole('combobox');
    const {pathname} = new URL(page.url());
    await field.fill('');
    await field.press('/');
    const chip = dialogOf(page).getByRole('button', {name: 'This page'});
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const hrefs = () =>
      optionsOf(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
    await expect.poll(hrefs).toContainEqual(expect.stringContaining(`${pathname}#`));
    const all = await hrefs();
    expect(all.every((href) => href?.startsWith(pathname))).toBe(true);
    const heading = (await optionsOf(page).nth(1).innerText()).trim();
    await field.fill(heading.split('\n')[0]!.toUpperCase());
    await expect.poll(async () => (await hrefs())[1]).toBe(all[1]);
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('');
    await field.press('Backspace');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  test('they are accessible and fit', async () => {
    await dialogOf(page).getByRole('combobox').fill('');
    await optionsOf(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await ask(page, 'column header');
    expect(await axeViolations(page)).toEqual([]);
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await setStorageFromOtherTab(page, 'mui-mode', 'dark');
    for (const width of [390, ...whenFull([900, 1400])]) {
      await page.setViewportSize({width, height: 844});
      expect(await overflow(page)).toEqual([]);
      if (isFullRun) {
        expect(await axeViolations(page)).toEqual([]);
      }
    }
    await page.setViewportSize({width: 1400, height: 900});
    await setStorageFromOtherTab(page, 'docs-direction', null);
    await setStorageFromOtherTab(page, 'mui-mode', null);
  });

  test('a name is opened with the keyboard; recent searches can be repeated and cleared', async () => {
    const target = '/x/api/data-grid/data-grid/';
    const field = dialogOf(page).getByRole('combobox');
    await ask(page, 'rowHeight');
    await expect(chosenOf(page)).toHaveAttribute('href', `${target}#data-grid-prop-rowHeight`);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await chosenOf(page).getAttribute('id'))!,
    );
    await expect(chosenOf(page).locator('code')).toHaveText('number = 52');
    await page.keyboard.press('ArrowUp');
    await expect(chosenOf(page)).toHaveAttribute('href', target);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}#data-grid-prop-rowHeight`);
    await expect(dialogOf(page)).toBeHidden();

    await page.keyboard.press('/');
    await dialogOf(page).getByRole('button', {name: 'Clear', exact: true}).click();
    await dialogOf(page).getByRole('option', {name: 'rowHeight'}).click();
    await expect(field).toHaveValue('rowHeight');
    await dialogOf(page).getByRole('button', {name: 'Clear', exact: true}).click();
    const stored = (list: string) =>
      page.evaluate((key) => localStorage.getItem(key), `docs-${list}-searches`);
    const pin = dialogOf(page).getByRole('button', {name: 'Pin “rowHeight”'});
    await pin.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).toBeFocused();
    expect(await stored('pinned')).toBe('["rowHeight"]');
    const clear = dialogOf(page).getByRole('button', {name: 'Clear recent searches'});
    if (await clear.isVisible()) {
      await clear.click();
    }
    await field.press('ArrowDown');
    await expect(chosenOf(page)).toHaveText('rowHeight');
    expect(await axeViolations(page)).toEqual([]);
    await pin.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => stored('recent')).toBe('["rowHeight"]');
    await clear.click();
    await expect.poll(() => stored('recent')).toBeNull();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Bar charts'}).waitFor();
  });
});

// The full run builds the whole site in Chinese.
if (isFullRun) {
  test('Chinese pages are searched in Chinese, and results are Chinese pages', async () => {
    const page = await openPage('/zh/x/introduction/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: '搜索文档'});
    await dialog.getByRole('combobox').fill('柱状图');
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('href', '/zh/x/react-charts/bars/');
    await expect(first.locator('[lang]').filter({hasText: '柱状图'})).toHaveCount(0);
    // English text is marked, so that a screen reader uses an English voice.
    await dialog.getByRole('combobox').fill('Row density');
    const name = dialog.getByRole('option').getByText('Row density', {exact: true}).first();
    await name.waitFor();
    const language = name.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await language).toBe('en');
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

  test('is queried instead of the built one; nothing of it is loaded before it is used', async () => {
    let built: string[] = [];
    const queries: {host: string; text: string}[] = [];
    const page = await openPage(TEXT_PAGE, {
      build: 'fixtures',
      intercept: {
        [HOST]: async (route) => {
          const request = route.request();
          queries.push({host: new URL(request.url()).host, text: request.postData() ?? ''});
          await route.fulfill({
            json: {results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1, index: 'docs'}]},
            headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
          });
        },
      },
      before: (opened) => void (built = watchSearch(opened)),
    });
    await page.waitForLoadState('networkidle');
    const preconnect = page.locator('link[rel="preconnect"][href*="algolia"]');
    await expect(preconnect).toHaveCount(0);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)),
    ).not.toContainEqual(expect.stringMatching(/docsearch|search-hosted|algolia/));

    const button = page.getByRole('button', {name: 'Search…'});
    await button.focus();
    await page.keyboard.press('Control+k');
    const field = page.locator('.DocSearch-Input');
    await field.fill('license');
    const result = page.locator('.DocSearch-Hit a').first();
    await expect(result).toHaveAttribute('href', '/x/introduction/licensing/');
    expect([...new Set(queries.map(({host}) => host))]).toEqual([new URL(HOST).host]);
    // This language and this version only.
    expect(queries.at(-1)!.text).toContain('language:en');
    expect(queries.at(-1)!.text).toContain('docusaurus_tag:docs-default-current');
    expect(built).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({state: 'detached'});
    await expect(button).toBeFocused();
  });
});
