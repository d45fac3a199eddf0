import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
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

let siteDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  write('docs/ferries/index.mdx', SOURCE);
  write(`${HOME}/ferries/index.mdx`, TRANSLATION);
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const ferries = () => readStatus(siteDir).find(({page}) => page === 'ferries/index.mdx');

describe('the sections of a page', () => {
  test('are the lead and what follows each ## heading, by the ids that readers see', () => {
    expect(readSections(SOURCE).map(({id, title}) => [id, title])).toEqual([
      ['lead', ''],
      ['book-a-seat', 'Book a seat'],
      ['cost', 'Prices'],
    ]);
  });

  test('keep their hashes when lines are wrapped anew', () => {
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
    [
      'the id of its words and a further one',
      'Book a `seat`',
      'Book a `seat` {/* #book-a-seat #seat */}',
    ],
    ['a further id of a heading below it', 'At night', 'At night {/* #at-night #dark */}'],
  ])('%s makes no section stale', (_, before, after) => {
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    write('docs/ferries/index.mdx', SOURCE.replace(before, after));
    expect(ferries()).toMatchObject({state: 'up to date', sections: []});
  });

  test('a section is still known when its id is no longer the first', () => {
    const file = `${HOME}/ferries/index.mdx`;
    updateRecord(siteDir, file);
    write('docs/ferries/index.mdx', SOURCE.replace('#cost', '#fares #cost'));
    expect(ferries()).toMatchObject({sections: [{id: 'fares', state: 'changed'}]});
    updateRecord(siteDir, file);
    expect(ferries()).toMatchObject({state: 'up to date', sections: []});
  });
});

describe('the status', () => {
  test('tells new and removed sections, missing pages and orphans', () => {
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
    ['', 'does not say which sections it was made from'],
    ['translated: yes\n', 'has a "translated" in its front matter that is not a list'],
    ['translated:\n  lead: 5\n', 'has a "translated" in its front matter that is not a list'],
  ])('a page with the record %j has one line, and the others their states', (record, reason) => {
    const file = `${HOME}/ferries/index.mdx`;
    write(file, TRANSLATION.replace('---\n\n', `${record}---\n\n`));
    write('docs/lamps/index.mdx', SOURCE);
    const [fault = ''] = readStatus(siteDir).flatMap((page) => page.fault ?? []);
    expect(fault).toContain(`${file}: ${reason}`);
    expect(fault).toMatch(new RegExp(`^[^\\n]*run npm run i18n:update ${file}\\.$`));
    expect(formatStatus(readStatus(siteDir)).split('\n')).toEqual([
      `zh  ${file}  not readable, see below`,
      `zh  ${HOME}/lamps/index.mdx    missing`,
      fault,
      '0 up to date, 1 behind, 1 missing, 0 orphan',
    ]);
  });

  test('is updated by the path of the page as well', () => {
    updateRecord(siteDir, 'ferries/index.mdx');
    expect(ferries()?.state).toBe('up to date');
  });
});

test('the list for translators leads from each page to it and to the files to work on', () => {
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
  expect(language?.pages).toEqual([
    {
      page: 'ferries',
      state: 'behind',
      address: '/zh/x/ferries/',
      source: 'https://host/repo/blob/master/docs/ferries/index.mdx',
      translation: `https://host/repo/blob/master/${HOME}/ferries/index.mdx`,
      sections: [
        {id: 'lead', state: 'changed', address: '/x/ferries/'},
        {id: 'fares', state: 'new', address: '/x/ferries/#fares'},
        {id: 'cost', state: 'removed'},
      ],
    },
    {
      page: 'lamps',
      state: 'missing',
      address: '/zh/x/lamps/',
      source: 'https://host/repo/blob/master/docs/lamps/index.mdx',
      sections: [],
    },
    {
      page: 'gone',
      state: 'orphan',
      translation: `https://host/repo/blob/master/${HOME}/gone/index.mdx`,
      sections: [],
    },
  ]);
});

describe('the update', () => {
  const file = `${HOME}/ferries/index.mdx`;

  test('changes the record only, and can be repeated', () => {
    updateRecord(siteDir, file);
    const once = read(file);
    updateRecord(siteDir, file);
    expect(read(file)).toBe(once);
    expect(once.replace(/translated:\n(?: {2}.+\n)+/, '')).toBe(TRANSLATION);
  });

  test('marks the sections that are named and leaves the others behind', () => {
    updateRecord(siteDir, file);
    write(
      'docs/ferries/index.mdx',
      SOURCE.replace('Choose a day', 'Choose').replace('travel free', 'pay'),
    );
    expect(updateRecord(siteDir, file, ['cost'])).toEqual(['cost']);
    expect(ferries()?.sections).toEqual([{id: 'book-a-seat', state: 'changed'}]);
  });

  test.each([
    ['', [], '(no file) is not a translated page'],
    ['docs/ferries/index.mdx', [], 'docs/ferries/index.mdx is not a translated page'],
    [`${HOME}/no.mdx`, [], `${HOME}/no.mdx is not there: copy docs/no.mdx to it`],
    [file, ['price'], `${file}: docs/ferries/index.mdx has no section "price"; it has lead,`],
  ])('of %j, sections %j, stops with one line', (name, ids, message) => {
    expect(() => updateRecord(siteDir, name, ids)).toThrow(message);
  });

  test('stops at a translation of no page, and at one that lacks a section', () => {
    write(`${HOME}/gone.mdx`, TRANSLATION);
    expect(() => updateRecord(siteDir, `${HOME}/gone.mdx`)).toThrow('docs/gone.mdx, which is not');
    write(file, TRANSLATION.replace(' {/* #cost */}', ''));
    expect(() => updateRecord(siteDir, file)).toThrow(
      `${file} has no section "cost": translate "## Prices" and end its heading with {/* #cost */}.`,
    );
  });
});

describe('what readers are told', () => {
  const paragraph = (value: string): MdxNode => ({
    type: 'paragraph',
    children: [{type: 'text', value}],
  });
  const heading = (id: string, depth = 2): MdxNode => ({
    type: 'heading',
    depth,
    children: [
      {type: 'text', value: '标题 '},
      {type: 'mdxTextExpression', value: `/* #${id} */`},
    ],
  });
  const run = (file: string, children: MdxNode[], frontMatter = {}, language = 'zh') => {
    const tree: MdxNode = {type: 'root', children};
    remarkTranslation({siteDir, repoUrl: 'https://host/repo', language})(tree, {
      path: path.join(siteDir, file),
      data: {frontMatter},
    });
    return tree.children!;
  };
  const recorded = () => {
    updateRecord(siteDir, `${HOME}/ferries/index.mdx`);
    const hashes = Object.fromEntries(readSections(SOURCE).map(({id, hash}) => [id, hash]));
    return {translated: hashes};
  };
  const kinds = (nodes: readonly MdxNode[]) => nodes.map(({type}) => type);
  const page = () => [
    paragraph('三座岛'),
    heading('book-a-seat'),
    heading('at-night', 3),
    heading('cost'),
  ];

  test('nothing in English', () => {
    const before = [paragraph('Three islands')];
    expect(run('docs/ferries/index.mdx', structuredClone(before), {}, 'en')).toEqual(before);
  });

  test('a page that is not translated says so and is English, block by block', () => {
    const element = {type: 'mdxJsxFlowElement', name: 'FeatureList', children: [paragraph('One')]};
    const [notice, first, second] = run('docs/ferries/index.mdx', [paragraph('Three'), element]);
    expect(notice).toMatchObject({
      data: {hName: 'admonition'},
      children: [{children: [{}, {url: 'https://host/repo/blob/master/i18n/README.md'}]}],
    });
    expect(first).toMatchObject({data: {hProperties: {lang: 'en'}}});
    expect(second).toMatchObject({children: [{data: {hProperties: {lang: 'en'}}}]});
    expect(notice).not.toMatchObject({data: {hProperties: {lang: 'en'}}});
  });

  test.each([
    ['ar', {lang: 'en', dir: 'ltr'}],
    ['zh', {lang: 'en'}],
  ])('in %s its blocks keep the direction of English', (language, attributes) => {
    const [, first] = run('docs/ferries/index.mdx', [paragraph('Three')], {}, language);
    expect(first!.data!.hProperties).toEqual(attributes);
  });

  test('a page of the API reference says that it is generated, and its headings are not English', () => {
    const [notice, ...rest] = run('docs/api/seat.mdx', [heading('props')]);
    expect(JSON.stringify(notice)).not.toContain('README');
    expect(rest).toEqual([heading('props')]);
  });

  test('a translated page says nothing while it is up to date', () => {
    expect(kinds(run(`${HOME}/ferries/index.mdx`, page(), recorded()))).toEqual(kinds(page()));
  });

  test('a section that has changed says so below its heading, with a link to it in English', () => {
    const frontMatter = recorded();
    write('docs/ferries/index.mdx', SOURCE.replace('travel free', 'pay half'));
    const nodes = run(`${HOME}/ferries/index.mdx`, page(), frontMatter);
    expect(kinds(nodes)).toEqual([...kinds(page()), 'translationNotice']);
    expect(JSON.stringify(nodes[4])).toContain('"value":"/x/ferries/#cost"');
  });

  test('a page outside the docs is told of in the same way', () => {
    const file = 'i18n/zh/docusaurus-plugin-content-pages/x/lamps.mdx';
    write('src/pages/x/lamps.mdx', SOURCE.replace('travel free', 'pay half'));
    write(file, TRANSLATION);
    const nodes = run(file, page(), recorded());
    expect(kinds(nodes)).toEqual([...kinds(page()), 'translationNotice']);
    expect(JSON.stringify(nodes[4])).toContain('"value":"/x/lamps/#cost"');
    const [notice] = run('src/pages/x/lamps.mdx', [paragraph('Three islands')]);
    expect(notice).toMatchObject({data: {hName: 'admonition'}});
  });

  test('a section that is new is named at the end of the page', () => {
    const frontMatter = recorded();
    write('docs/ferries/index.mdx', `${SOURCE}\n## Boats\n\nOne.\n`);
    const nodes = run(`${HOME}/ferries/index.mdx`, page(), frontMatter);
    expect(kinds(nodes)).toEqual([...kinds(page()), 'translationNotice']);
    expect(JSON.stringify(nodes[4])).toContain('"value":"/x/ferries/#boats"');
  });

  test('a heading that is lost stops the build, unless its section is behind anyway', () => {
    const file = `${HOME}/ferries/index.mdx`;
    const frontMatter = recorded();
    const nodes = () => page().filter(({depth}) => depth !== 3);
    expect(() => run(file, nodes(), frontMatter)).toThrow(
      `${file}:1: there is no heading "at-night", which the English page has and links lead to; end its translation with {/* #at-night */}.`,
    );
    write('docs/ferries/index.mdx', SOURCE.replace('Bring a lamp', 'Bring a coat'));
    expect(() => run(file, nodes(), frontMatter)).not.toThrow();
  });

  test.each([
    ['/zh/x/ferries/', 'names its language; write "/x/ferries/".'],
    ['pathname:///x/ferries.md', 'leads to English; write "pathname:///zh/x/ferries.md".'],
    ['pathname:///llms.txt', 'leads to English; write "pathname:///zh/llms.txt".'],
  ])('the link %s stops the build', (url, reason) => {
    const link = {...paragraph(''), children: [{type: 'link', url} as MdxNode]};
    const element: MdxNode = {
      type: 'mdxJsxFlowElement',
      name: 'Link',
      attributes: [createAttribute('to', url)],
    };
    const file = `${HOME}/ferries/index.mdx`;
    for (const node of [link, element]) {
      expect(() => run(file, [node, ...page()], recorded())).toThrow(
        `${file}: the link "${url}" ${reason}`,
      );
    }
  });

  test('other links stay as they are', () => {
    const link = (url: string) => ({...paragraph(''), children: [{type: 'link', url} as MdxNode]});
    const nodes = ['/x/ferries/#cost', '#cost', 'https://host/zh/', 'pathname:///zh/llms.txt'];
    expect(() =>
      run(`${HOME}/ferries/index.mdx`, [...nodes.map(link), ...page()], recorded()),
    ).not.toThrow();
  });

  test('a page without a record, or with one of a section that it has not, stops the build', () => {
    const file = `${HOME}/ferries/index.mdx`;
    expect(() => run(file, page())).toThrow(
      `${file}:1: the page does not say which sections it was made from; run npm run i18n:update ${file}.`,
    );
    expect(() => run(file, page().slice(0, 3), recorded())).toThrow(
      `${file}:1: there is no section "cost", which the front matter says is translated`,
    );
  });
});
