import fs from 'node:fs';
import path from 'node:path';
import {RENAMES_FILE, type Renames} from '../../plugins/redirects/createRedirects';
import {readJson} from '../../site/files/files';
import {
  axeViolations,
  CHINESE,
  expect,
  isFullRun,
  openPage,
  setStorageFromOtherTab,
  test,
} from './harness';
import {findProblem, SITE} from './harness/addresses';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const BUILD = buildFolder('site');
/** Each page has these buttons; this one loads fast. */
const PAGE = '/x/introduction/licensing/';
const MARKDOWN = '/x/introduction/licensing.md';

const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(BUILD, file));

/** The files that the build has generated for agents. */
const texts = fs
  .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(\.md|(^|\/)llms(-full)?\.txt)$/.test(file));

/** The pages of the sitemaps, which are all pages. */
const listed = ['sitemap.xml', ...(isFullRun ? ['zh/sitemap.xml'] : [])].flatMap((file) =>
  [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname),
);

const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

const withoutFences = (text: string) => text.replace(/^[ >]*(`{3,}|~{3,})[^]*?^[ >]*\1 *$/gm, '');

test.describe('the Markdown of pages', () => {
  test('every page has a Markdown version, which its head names and its content links to', () => {
    expect(listed.length).toBeGreaterThan(300);
    const missing = listed.filter((page) => !exists(page.replace(/\/$/, '.md')));
    expect(missing).toEqual([]);
    const docs = listed.filter((page) => /^\/(zh\/)?x\//.test(page));
    const unnamed = docs.filter((page) => {
      const markdown = page.replace(/\/$/, '.md');
      const html = read(`${page}index.html`);
      // The link is for browsers without JavaScript, which have no buttons.
      return (
        !/whats-new|all-pages|\/x\/demos\//.test(page) &&
        !(html.includes(SITE + markdown) && html.includes(`<a href=${markdown} `))
      );
    });
    expect(unnamed).toEqual([]);
  });

  test('every URL in Markdown and lists exists', () => {
    const problems = texts.flatMap((file) =>
      [...withoutFences(read(file)).matchAll(/https:\/\/mui\.com\/[^\s)\]"'`<>]*/g)]
        .map(([address]) => findProblem(address.replace(/[.,;:]+$/, '')))
        .flatMap((problem) => (problem ? [`${file}: ${problem}`] : [])),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  test('no Markdown contains syntax that only the site understands', () => {
    const problems = texts.flatMap((file) =>
      [
        ...withoutFences(read(file))
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/^.*(<[A-Z]\w+[\s/>]|\{\/\*|^:::|\[object |\]\([/#]).*$/gm),
      ].map(([line]) => `${file}: ${line.slice(0, 120)}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
  });

  test('a guide has its version, its demos and its API', () => {
    const text = read('/x/react-charts/bars.md');
    expect(text).toMatch(/^---\ntitle: "Bar charts"\n/);
    expect(text).toContain('version: "8.12.1"');
    expect(text).toContain('plan: "Community"');
    expect(text).toContain('"@mui/x-charts@8.12.0"');
    expect(text).toMatch(/\*\*Demo: Basic bars\*\*\n\n```tsx title="BasicBars\.tsx"\nimport/);
    expect(text).toContain(`${SITE}/x/api/charts/bar-chart.md`);
  });

  test('the lists name every page, in a separate list for each product', () => {
    const full = ['', ...PRODUCTS.map((id) => `x/react-${id}/`)].map((folder) =>
      read(`${folder}llms-full.txt`),
    );
    const names = [read('llms.txt'), ...PRODUCTS.map((id) => read(`x/react-${id}/llms.txt`))].join(
      '\n',
    );
    const pages = listed.filter((page) => page.startsWith('/x/'));
    expect(
      pages.filter((page) => !names.includes(`${SITE}${page.replace(/\/$/, '.md')})`)),
    ).toEqual([]);
    // Each page is in the full text of its product only.
    const heads = full.flatMap((text) =>
      [...text.matchAll(/^description: .*\nurl: "([^"]+)"$/gm)].map(([, url]) => url),
    );
    expect(pages.filter((page) => heads.filter((url) => url === SITE + page).length !== 1)).toEqual(
      [],
    );
    expect(full[0]!.length).toBeLessThan(1_200_000);
    expect(fs.readFileSync(path.join(buildFolder(CHINESE), 'zh/llms.txt'), 'utf8')).toContain(
      `${SITE}/zh/x/introduction.md`,
    );
  });
});

test('the buttons of a page copy its Markdown, or show that they could not, and open a menu that fits', async () => {
  const page = await openPage(PAGE, {
    clipboard: true,
    allow: [/^request failed .*licensing\.md/],
    before: async (opened) => {
      await opened.route(`**${MARKDOWN}`, (route) => route.abort());
    },
  });
  const copy = page.getByTitle('Copy page as Markdown');
  await copy.click();
  await expect(page.locator('#announcer')).toHaveText("Couldn't copy");
  await page.unroute(`**${MARKDOWN}`);
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(read(MARKDOWN));

  const more = page.getByRole('button', {name: 'More page actions'});
  const menu = page.getByRole('list', {name: 'Page actions'});
  const links = menu.getByRole('link');
  for (const width of [1400, 390]) {
    await page.setViewportSize({width, height: 844});
    if (width === 390) {
      await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    }
    await more.press('Enter');
    await expect(links.first()).toHaveText('View as Markdown');
    await expect(links.first()).toHaveAttribute('href', MARKDOWN);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    const prompt = decodeURIComponent((await links.nth(1).getAttribute('href'))!);
    expect(prompt).toContain(`Read ${SITE}${MARKDOWN} `);
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    if (width === 1400 || isFullRun) {
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  }
  await more.press('Enter');
  await expect(menu).toBeVisible();
});

test.describe('old URLs', () => {
  const rules = read('_redirects')
    .split('\n')
    // links.spec.ts tests those of languages that aren't built.
    .filter((line) => /^\/[^:*]*? /.test(line))
    .map((line) => line.split(' ') as [from: string, to: string, status: string]);

  test('redirect to pages, with a single step', () => {
    const old = new Set(rules.map(([from]) => from));
    const problems = rules.flatMap(([from, to]) => [
      ...(to.startsWith('/') && findProblem(SITE + to)
        ? [`${from}: ${findProblem(SITE + to)}`]
        : []),
      ...(old.has(to.split('#')[0]!) ? [`${from} redirects to ${to}, which redirects again`] : []),
    ]);
    expect(problems).toEqual([]);
    const {pages, shortLinks} = readJson<Renames>(path.join(ROOT, RENAMES_FILE))!;
    const all = [...Object.values(pages).flat(), ...Object.keys(shortLinks)];
    expect(all.filter((from) => !old.has(from))).toEqual([]);
  });

  test('their pages redirect where the host does not, with the fragment', async () => {
    // No rule of the host matches the file itself.
    const page = await openPage('/x/api/date-pickers/clock-picker/index.html#props', {
      until: 'commit',
    });
    await expect(page).toHaveURL(/\/x\/api\/date-pickers\/time-clock\/#props$/);
  });
});
