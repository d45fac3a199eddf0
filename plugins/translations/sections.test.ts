import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import type {MdxNode} from '../../site/mdx/mdxNodes';
import {parseMdx} from '../../site/mdx/parseMdx';
import {readSections} from '../../site/mdx/readSections';
import {listTranslations} from './listTranslations';
import {formatStatus, readStatus} from './readStatus';
import {remarkTranslation} from './remarkTranslation';
import {updateRecord} from './updateRecord';

const SOURCE = `---
title: Ferries
description: How to book one.
---

Three islands, one harbour.

## Book a \`seat\`

Choose a day.

### At night

Bring a lamp.

\`\`\`bash
## not a heading
\`\`\`

## Prices [pro] {/* #cost */}

Children travel free.
`;
const TRANSLATION = `---
title: 渡轮
description: 如何订票。
---

三座岛，一个港口。

## 订座 {/* #book-a-seat */}

选择日期。

## 价格 {/* #cost */}

儿童免费。
`;
const HOME = 'i18n/zh/docusaurus-plugin-content-docs/current';

let siteDir = '';
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
beforeEach(() => {
  siteDir = createSite({
    'docs/ferries/index.mdx': SOURCE,
    [`${HOME}/ferries/index.mdx`]: TRANSLATION,
  });
});

const ferries = () => readStatus(siteDir).find(({page}) => page === 'ferries/index.mdx');

describe('the sections of a page', () => {
  test('keep their hashes when lines are rewrapped', () => {
    expect(readSections(SOURCE.replaceAll('. ', '.\n').replace('Choose a', 'Choose\na'))).toEqual(
      readSections(SOURCE),
    );
  });

  test.each([
    ['Three islands', 'Four islands', 'lead'],
    ['How to book one', 'How to find one', 'lead'],
    ['Choose a day', 'Choose a week', 'book-a-seat'],
    ['Bring a lamp', 'Bring a coat', 'book-a-seat'],
    ['## not a heading', '## no heading', 'book-a-seat'],
    ['travel free', 'pay half', 'cost'],
  ])('%s → %s makes exactly one section stale', (before, after, id) => {
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    expect(ferries()).toMatchObject({state: 'up to date', sections: []});
    write('docs/ferries/index.mdx', SOURCE.replace(before, after));
    expect(ferries()).toMatchObject({state: 'behind', sections: [{id, state: 'changed'}]});
  });

  test.each([
    ['a further id', '{/* #cost */}', '{/* #cost #fares */}'],
    ['its own id and another', 'Book a `seat`', 'Book a `seat` {/* #book-a-seat #seat */}'],
    ['a further id of a heading below it', 'At night', 'At night {/* #at-night #dark */}'],
  ])('%s makes no section stale', (_, before, after) => {
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    write('docs/ferries/index.mdx', SOURCE.replace(before, after));
    expect(ferries()).toMatchObject({state: 'up to date', sections: []});
  });

  test('a section is found when its id is no longer the first', () => {
    const file = `${HOME}/ferries/index.mdx`;
    updateRecord(siteDir, file);
    write('docs/ferries/index.mdx', SOURCE.replace('#cost', '#fares #cost'));
    expect(ferries()).toMatchObject({sections: [{id: 'fares', state: 'changed'}]});
    updateRecord(siteDir, file);
    expect(ferries()).toMatchObject({state: 'up to date', sections: []});
  });
});

describe('the status', () => {
  test('lists new and removed sections, missing pages, and orphans', () => {
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    write('docs/ferries/index.mdx', `${SOURCE.replace('#cost', '#fares')}`);
    write('docs/lamps/index.mdx', SOURCE);
    write('docs/api/seat.mdx', SOURCE);
    write(`${HOME}/gone/index.mdx`, TRANSLATION);
    expect(formatStatus(readStatus(siteDir)).split('\n')).toEqual([
      `zh  ${HOME}/ferries/index.mdx  2 sections behind: fares (new), cost (removed)`,
      `zh  ${HOME}/lamps/index.mdx    missing`,
      `zh  ${HOME}/gone/index.mdx     orphan`,
      '0 up to date, 1 behind, 1 missing, 1 orphan',
    ]);
  });

  test('knows the pages outside the docs too', () => {
    const home = 'i18n/zh/docusaurus-plugin-content-pages';
    write('src/pages/x/lamps.mdx', SOURCE);
    write('src/pages/x/boats.mdx', SOURCE);
    write(`${home}/x/lamps.mdx`, TRANSLATION);
    updateRecord(siteDir, `${home}/x/lamps.mdx`);
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    expect(readStatus(siteDir).map(({source, page, state}) => [source, page, state])).toEqual([
      ['docs', 'ferries/index.mdx', 'up to date'],
      ['src/pages', 'x/boats.mdx', 'missing'],
      ['src/pages', 'x/lamps.mdx', 'up to date'],
    ]);
  });

  test.each([
    ['', 'Missing'],
    ['translated: yes\n', 'Invalid'],
    ['translated:\n  lead: 5\n', 'Invalid'],
  ])('a page with the record %j has one line, and the others their states', (record, reason) => {
    const file = `${HOME}/ferries/index.mdx`;
    write(file, TRANSLATION.replace('---\n\n', `${record}---\n\n`));
    write('docs/lamps/index.mdx', SOURCE);
    const line = `${file}:1: ${reason} record "translated" in the front matter. Run \`npm run i18n:update ${file}\`.`;
    expect(formatStatus(readStatus(siteDir)).split('\n')).toEqual([
      `zh  ${file}  not readable, see below`,
      `zh  ${HOME}/lamps/index.mdx    missing`,
      line,
      '0 up to date, 1 behind, 1 missing, 0 orphan',
    ]);
  });
});

const REPO = 'https://host/repo/blob/master';

test('the list for translators links to each page and to the files to edit', () => {
  updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
  write('docs/ferries/index.mdx', SOURCE.replace('#cost', '#fares').replace('Three', 'Four'));
  write('docs/lamps/index.mdx', SOURCE);
  write(`${HOME}/gone/index.mdx`, TRANSLATION);
  const [language, ...others] = listTranslations(readStatus(siteDir), {
    repoUrl: 'https://host/repo',
    languages: {zh: {label: '中文', htmlLang: 'zh-CN', baseUrl: '/zh/'}},
    hostOf: () => '',
  });
  expect(others).toEqual([]);
  expect(language).toMatchObject({code: 'zh', label: '中文', htmlLang: 'zh-CN'});
  expect(language?.pages).toMatchObject([
    {
      page: 'ferries',
      state: 'behind',
      url: '/zh/x/ferries/',
      source: `${REPO}/docs/ferries/index.mdx`,
      translation: `${REPO}/${HOME}/ferries/index.mdx`,
      sections: [
        {id: 'lead', state: 'changed', url: '/x/ferries/'},
        {id: 'fares', state: 'new', url: '/x/ferries/#fares'},
        {id: 'cost', state: 'removed'},
      ],
    },
    {page: 'lamps', state: 'missing', url: '/zh/x/lamps/', sections: []},
    {page: 'gone', state: 'orphan', translation: `${REPO}/${HOME}/gone/index.mdx`, sections: []},
  ]);
});

describe('the update', () => {
  const file = `${HOME}/ferries/index.mdx`;

  test('changes only the record, can be repeated, and accepts the path of the page', () => {
    updateRecord(siteDir, file);
    const once = read(file);
    updateRecord(siteDir, 'ferries/index.mdx');
    expect(read(file)).toBe(once);
    expect(once.replace(/translated:\n(?: {2}.+\n)+/, '')).toBe(TRANSLATION);
  });

  test('marks the sections that are named and leaves the others behind', () => {
    updateRecord(siteDir, file);
    const changed = SOURCE.replace('Choose a day', 'Choose').replace('travel free', 'pay');
    write('docs/ferries/index.mdx', changed);
    expect(updateRecord(siteDir, file, ['cost'])).toEqual(['cost']);
    expect(ferries()?.sections).toEqual([{id: 'book-a-seat', state: 'changed'}]);
  });

  test.each([
    ['', [], '"" isn\'t a translated page.'],
    ['docs/ferries/index.mdx', [], '"docs/ferries/index.mdx" isn\'t a translated page.'],
    [`${HOME}/no.mdx`, [], `${HOME}/no.mdx: The file doesn't exist. Copy docs/no.mdx there`],
    [
      file,
      ['price'],
      `${file}: Unknown section "price" of docs/ferries/index.mdx. Use one of lead,`,
    ],
  ])('of %j, sections %j, stops with one line', (name, ids, message) => {
    expect(() => updateRecord(siteDir, name, ids)).toThrow(message);
  });

  test('stops at a translation of no page, and at one that lacks a section', () => {
    write(`${HOME}/gone.mdx`, TRANSLATION);
    expect(() => updateRecord(siteDir, `${HOME}/gone.mdx`)).toThrow(
      "Its source docs/gone.mdx doesn't exist.",
    );
    write(file, TRANSLATION.replace(' {/* #cost */}', ''));
    expect(() => updateRecord(siteDir, file)).toThrow(
      `${file}: Missing section "cost". Translate "## Prices" and end its heading with \`{/* #cost */}\`.`,
    );
  });
});

describe('translation notices', () => {
  const FERRIES = `${HOME}/ferries/index.mdx`;
  const PAGE =
    '三座岛\n\n## 标题 {/* #book-a-seat */}\n\n### 标题 {/* #at-night */}\n\n## 标题 {/* #cost */}';
  const run = (file: string, source: string, frontMatter = {}, language = 'zh') => {
    const tree = parseMdx(source);
    remarkTranslation({siteDir, repoUrl: 'https://host/repo', language})(tree, {
      path: path.join(siteDir, file),
      data: {frontMatter},
    });
    return tree.children!;
  };
  const recorded = () => {
    updateRecord(siteDir, FERRIES);
    const hashes = Object.fromEntries(readSections(SOURCE).map(({id, hash}) => [id, hash]));
    return {translated: hashes};
  };

  test('an untranslated page has a notice and is marked as English, block by block', () => {
    const text = 'Three\n\n<FeatureList>\n\nOne\n\n</FeatureList>';
    const [notice, first, second] = run('docs/ferries/index.mdx', text);
    expect(notice).toMatchObject({
      data: {hName: 'admonition'},
      children: [{children: [{}, {url: 'https://host/repo/blob/master/i18n/README.md'}]}],
    });
    expect(first!.data!.hProperties).toEqual({lang: 'en'});
    expect(second).toMatchObject({children: [{data: {hProperties: {lang: 'en'}}}]});
  });

  test('an API page has a notice that it is generated, and its headings are translated', () => {
    const [notice, ...rest] = run('docs/api/seat.mdx', '## 标题 {/* #props */}');
    expect(JSON.stringify(notice)).not.toContain('README');
    expect(rest).toEqual(parseMdx('## 标题 {/* #props */}').children);
  });

  const noticesOf = (nodes: MdxNode[]) => nodes.filter(({type}) => type === 'translationNotice');

  test('a page outside the docs is reported in the same way', () => {
    const file = 'i18n/zh/docusaurus-plugin-content-pages/x/lamps.mdx';
    write('src/pages/x/lamps.mdx', SOURCE.replace('travel free', 'pay half'));
    write(file, TRANSLATION);
    const notices = noticesOf(run(file, PAGE, recorded()));
    expect(JSON.stringify(notices)).toContain('"value":"/x/lamps/#cost"');
    const [notice] = run('src/pages/x/lamps.mdx', 'Three islands');
    expect(notice).toMatchObject({data: {hName: 'admonition'}});
  });

  test('a heading that is lost stops the build, unless its section is behind anyway', () => {
    const frontMatter = recorded();
    const page = PAGE.replace(/### .*\n\n/, '');
    expect(() => run(FERRIES, page, frontMatter)).toThrow(
      `${FERRIES}:1: Missing heading id "at-night", which other pages link to. End the translated heading with \`{/* #at-night */}\`.`,
    );
    write('docs/ferries/index.mdx', SOURCE.replace('Bring a lamp', 'Bring a coat'));
    expect(() => run(FERRIES, page, frontMatter)).not.toThrow();
  });

  test.each([
    ['/zh/x/ferries/', 'contains a language. Use "/x/ferries/".'],
    [
      'pathname:///x/ferries.md',
      'leaves the translated site. Use "pathname:///zh/x/ferries.md", or the full URL of a file that all languages share.',
    ],
    ['pathname:///llms.txt', 'leaves the translated site. Use "pathname:///zh/llms.txt"'],
    ['pathname:///.well-known/a.json', 'leaves the translated site.'],
  ])('the link %s stops the build, and others pass', (url, reason) => {
    for (const link of [`[a](${url})`, `<Link to="${url}" />`]) {
      expect(() => run(FERRIES, `${link}\n\n${PAGE}`, recorded())).toThrow(
        `${FERRIES}:1: The link "${url}" ${reason}`,
      );
    }
    const others =
      '[a](/x/ferries/#cost) [b](#cost) [c](https://host/zh/) [d](pathname:///zh/a.txt)';
    expect(() => run(FERRIES, `${others}\n\n${PAGE}`, recorded())).not.toThrow();
  });

  test('a page without a record, or with one of a section that it has not, stops the build', () => {
    expect(() => run(FERRIES, PAGE)).toThrow(
      `${FERRIES}:1: Missing record "translated" in the front matter. Run \`npm run i18n:update ${FERRIES}\`.`,
    );
    expect(() => run(FERRIES, PAGE.replace(/\n\n## 标题 .{3} #cost.*/, ''), recorded())).toThrow(
      `${FERRIES}:1: Missing section "cost", which the front matter declares as translated.`,
    );
  });
});
