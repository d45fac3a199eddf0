import fs from 'node:fs';
import path from 'node:path';
import {readStatus} from '../../plugins/translations/readStatus';
import {openPage} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const addressOf = ({source, page}: {source: string; page: string}) =>
  `${source === 'docs' ? 'x/' : ''}${page.replace(/(^|\/)index\.mdx?$|\.mdx?$/, '')}/`;
const read = (address: string) =>
  fs.readFileSync(path.join(buildFolder('site'), address, 'index.html'), 'utf8');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const NOTICE = /class="?[^">]*\btranslation-notice\b/g;
const ENGLISH_BLOCK = /<(?:p|h2|ul|ol|table|blockquote)\b[^>]*\slang="?en\b/g;

const pages = readStatus(ROOT).filter(({language}) => language === 'zh');
const inState = (state: string) => pages.filter((page) => page.state === state).map(addressOf);

test('a page that is not translated says so once, and that its words are English', () => {
  const wrong = inState('missing').filter((address) => {
    const html = read(`zh/${address}`);
    return count(html, NOTICE) !== 1 || count(html, ENGLISH_BLOCK) === 0;
  });
  expect(wrong).toEqual([]);
});

test('a page that is translated and up to date says nothing of the kind', () => {
  const translated = inState('up to date');
  const wrong = translated.filter((address) => {
    const html = read(`zh/${address}`);
    return count(html, NOTICE) > 0 || count(html, ENGLISH_BLOCK) > 0;
  });
  expect(wrong).toEqual([]);
});

test('nothing is said in English', () => {
  const wrong = [...inState('missing'), ...inState('up to date')].filter((address) =>
    /translation-notice| lang="?en"?[ >][^<]*<\/p>/.test(read(address)),
  );
  expect(wrong).toEqual([]);
});

test('a page outside the docs is one of them', () => {
  expect(inState('up to date')).toContain('x/privacy/');
});

test('a translated page runs the demos of the English one', async () => {
  const page = await openPage('/zh/x/react-data-grid/quickstart/');
  expect(await page.locator('main h1').innerText()).toBe('数据表格快速入门');
  const demo = page.locator('[data-demo="FirstGrid"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('grid').waitFor();
});
