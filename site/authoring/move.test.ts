import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {readSections} from '../mdx/readSections';
import {readMdx} from '../mdx/readMdx';
import {applyChanges} from './changes';
import {movePage} from './movePage';
import {renameHeading} from './renameHeading';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

const HEAT = `---
title: Heat map
---

See [size](#cell-size) and [bars](/x/react-charts/bars/#gap).

## Size of cells [pro] {/* #cell-size #size */}

Text.

### Example

Text.

## Example

Text.
`;

const BARS = `---
title: Bars
---

## Gap

[Heat map](/x/react-charts/heat-map/), [cells](/x/react-charts/heat-map/#cell-size), [size](/x/react-charts/heat-map/#size),
[other](/x/react-charts/heat-map-2/), [v7](https://v7.mui.com/x/react-charts/heat-map/), [full](https://mui.com/x/react-charts/heat-map/#cell-size).

## Rest

Text.
`;

const hashesOf = (source: string) => readSections(source).map(({id, hash}) => `  ${id}: '${hash}'`);

const translate = (source: string, body: string) =>
  `---\ntitle: 图\ntranslated:\n${hashesOf(source).join('\n')}\n---\n\n${body}`;

const RENAMES = `{
  "pages": {
    "/x/react-charts/bars/": ["/x/react-charts/columns/"],
    "/x/react-charts/heat-map/": ["/x/react-charts/heat/", "/x/react-charts/warm/"]
  },
  "shortLinks": {
    "/r/x-heat": {
      "page": "/x/react-charts/heat-map/#size"
    }
  }
}
`;

const ALIASES = `{
  "v7": {
    "renamed": [
      ["/x/api/charts/legend/", "/x/api/charts/default-legend/"]
    ],
    "absentInOlder": ["/x/"]
  }
}
`;

let siteDir: string;
beforeEach(() => {
  siteDir = createSite({
    'docs/react-charts/heat-map/index.mdx': HEAT,
    'docs/react-charts/heat-map/Basic.tsx': `import {a} from '../data/a';\nimport './Basic.css';\nexport default a;\n`,
    'docs/react-charts/heat-map/colors/index.mdx': '---\ntitle: Colors\n---\n\nText.\n',
    'docs/react-charts/data/a.ts': 'export const a = 1;\n',
    'docs/react-charts/bars/index.mdx': BARS,
    [`${ZH}/react-charts/heat-map/index.mdx`]: translate(
      HEAT,
      `见[尺寸](#cell-size)。\n\n## 尺寸 {/* #cell-size */}\n\n文字。\n\n### 例 {/* #example */}\n\n## 例子 {/* #example-1 */}\n`,
    ),
    [`${ZH}/react-charts/bars/index.mdx`]: translate(
      BARS,
      `## 间距 {/* #gap */}\n\n[热图](/x/react-charts/heat-map/#cell-size)。\n\n## 其他 {/* #rest */}\n`,
    ),
    'sidebars.ts': `page('react-charts/heat-map', 'Heat map');\npage(\n  'react-charts/heat-map/colors',\n  'Colors',\n);\npage('react-charts/heat-map-2', 'Other');\npage('react-charts/heat-map/#size', 'Size');\n`,
    'i18n/page-titles-zh.json': JSON.stringify({
      pages: {
        '/x/react-charts/heat-map': '热图',
        '/x/react-charts/heat-map/colors': '颜色',
        '/x/react-charts/heat-map-2': '其他',
      },
      titles: {'/x/react-charts/heat-map': '热图概览'},
    }),
    'versions.json': '["v7"]',
    'versioned_docs/version-v7/react-charts/heat-map/index.mdx': 'See /x/react-charts/heat-map/.\n',
    'plugins/redirects/renames.json': RENAMES,
    'plugins/versions/aliases.json': ALIASES,
    'plugins/links/anchors-8.12.1.json': '{"/x/react-charts/heat-map/": ["size"]}',
    'plugins/search/synonyms/en.yaml': `pages:\n  /x/react-charts/heat-map/: [warm]\n`,
    'src/links.ts': `export const a = '/x/react-charts/heat-map/';\n`,
    'src/links.test.ts': `export const a = '/x/react-charts/heat-map/';\n`,
  });
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
const flat = (text: string) => text.replace(/\s+/g, ' ');
const move = (...args: string[]) => applyChanges(siteDir, movePage(siteDir, args));
const rename = (...args: string[]) => applyChanges(siteDir, renameHeading(siteDir, args));

/** Returns the sections of a translation that don't match the current source. */
const stale = (page: string) => {
  const record = readMdx(read(`${ZH}/${page}/index.mdx`)).frontMatter.translated as Record<
    string,
    string
  >;
  return readSections(read(`docs/${page}/index.mdx`))
    .filter(({ids, hash}) => !ids.some((id) => record[id] === hash))
    .map(({id}) => id);
};

describe('move:page', () => {
  const FROM = 'react-charts/heat-map';
  const TO = 'react-charts/maps/heat';

  test('moves folder, pages below, demos and translations, and changes links in both languages', () => {
    move(FROM, TO);
    expect(exists(`docs/${FROM}`)).toBe(false);
    expect(exists(`docs/${TO}/colors/index.mdx`)).toBe(true);
    expect(exists(`${ZH}/${TO}/index.mdx`)).toBe(true);
    expect(read(`docs/${TO}/Basic.tsx`)).toBe(
      `import {a} from '../../data/a';\nimport './Basic.css';\nexport default a;\n`,
    );
    expect(read('docs/react-charts/bars/index.mdx')).toBe(
      BARS.replaceAll(/(?<!v7\.mui\.com)\/x\/react-charts\/heat-map\//g, `/x/${TO}/`),
    );
    expect(read(`${ZH}/react-charts/bars/index.mdx`)).toContain(`(/x/${TO}/#cell-size)`);
    for (const file of [
      'search/synonyms/en.yaml',
      'links/anchors-8.12.1.json',
      '../src/links.ts',
    ]) {
      expect(read(`plugins/${file}`)).toContain(`/x/${TO}/`);
      expect(read(`plugins/${file}`)).not.toContain(FROM);
    }
    // Paths in unit tests and in older versions don't change.
    expect(read('src/links.test.ts')).toContain(FROM);
    expect(read('versioned_docs/version-v7/react-charts/heat-map/index.mdx')).toContain(FROM);
    // Translations are as up to date as before.
    expect(stale('react-charts/bars')).toEqual([]);
    expect(stale(TO)).toEqual([]);
  });

  test('moves its rows in the sidebar and its titles; an older version keeps the title of its page', () => {
    move(FROM, TO);
    expect(read('sidebars.ts')).toBe(
      `page('${TO}', 'Heat map');\npage(\n  '${TO}/colors',\n  'Colors',\n);\npage('react-charts/heat-map-2', 'Other');\npage('${TO}/#size', 'Size');\n`,
    );
    expect(JSON.parse(read('i18n/page-titles-zh.json'))).toEqual({
      pages: {
        [`/x/${TO}`]: '热图',
        [`/x/${FROM}`]: '热图',
        [`/x/${TO}/colors`]: '颜色',
        '/x/react-charts/heat-map-2': '其他',
      },
      titles: {[`/x/${TO}`]: '热图概览', [`/x/${FROM}`]: '热图概览'},
    });
  });

  test('redirects old URLs to the page, and adds an alias for the version that still has one of them', () => {
    move(FROM, TO);
    const renames = flat(read('plugins/redirects/renames.json'));
    expect(renames).toContain(
      `"/x/${TO}/": ["/x/react-charts/heat-map/", "/x/react-charts/heat/", "/x/react-charts/warm/"]`,
    );
    expect(renames).toContain(`"/x/${TO}/colors/": ["/x/${FROM}/colors/"]`);
    expect(renames).not.toContain(`"/x/${FROM}/":`);
    expect(renames).toContain(`"page": "/x/${TO}/#size"`);
    expect(flat(read('plugins/versions/aliases.json'))).toContain(`["/x/${TO}/", "/x/${FROM}/"]`);
    expect(read('plugins/versions/aliases.json')).not.toContain('colors');

    // Moving it back removes what is no longer needed.
    move(TO, FROM);
    expect(flat(read('plugins/redirects/renames.json'))).toContain(
      `"/x/${FROM}/": ["/x/react-charts/heat/", "/x/react-charts/maps/heat/", "/x/react-charts/warm/"]`,
    );
    expect(flat(read('plugins/versions/aliases.json'))).toBe(flat(ALIASES));
    expect(read('docs/react-charts/bars/index.mdx')).toBe(BARS);
  });

  test.each([
    [[FROM], /Usage: npm run move:page/],
    [['react-charts/pie', TO], /^Page not found: docs\/react-charts\/pie/],
    [[FROM, 'react-charts/bars'], /already exists/],
    [[FROM, `${FROM}/basic`], /inside the page/],
    [['react-charts', TO], /^(?:Page not found|Can't move a top-level folder)/],
    [[FROM, 'charts/heat'], 'Folder not found: docs/charts. Use react-charts/heat.'],
  ])('refuses %j', (args, message) => {
    expect(() => movePage(siteDir, args)).toThrow(message);
  });
});

describe('rename:heading', () => {
  const PAGE = 'docs/react-charts/heat-map/index.mdx';

  test('changes text, anchor and links in both languages, and keeps the plan and the old anchors', () => {
    rename('react-charts/heat-map#size', 'Room: width');
    expect(read(PAGE)).toContain('\n## Room: width [pro] {/* #room-width #cell-size #size */}\n');
    expect(read(PAGE)).toContain('[size](#room-width)');
    expect(read('docs/react-charts/bars/index.mdx')).toBe(
      BARS.replaceAll(/(?<=heat-map\/#)(?:cell-size|size)/g, 'room-width'),
    );
    expect(read(`${ZH}/react-charts/bars/index.mdx`)).toContain(
      '/x/react-charts/heat-map/#room-width)',
    );
    const chinese = read(`${ZH}/react-charts/heat-map/index.mdx`);
    expect(chinese).toContain('[尺寸](#room-width)');
    expect(chinese).toContain('## 尺寸 {/* #room-width #cell-size */}');
  });

  test.each([
    ['it begins', 'cell-size', 'room', 'room'],
    ['it is in', 'example', 'cell-size', 'cell-size'],
  ])('asks for the translation of the section that %s, and of no other', (_, id, behind, named) => {
    const {notes, ...changes} = renameHeading(siteDir, [`react-charts/heat-map#${id}`, 'Room']);
    applyChanges(siteDir, {notes, ...changes});
    expect(stale('react-charts/heat-map')).toEqual([behind]);
    expect(stale('react-charts/bars')).toEqual([]);
    const file = `${ZH}/react-charts/heat-map/index.mdx`;
    expect(notes).toEqual([
      `${file}: Translate the heading, then run npm run i18n:update ${file} ${named}.`,
    ]);
  });

  test('keeps the anchors of headings with the same text', () => {
    rename('docs/react-charts/heat-map/index.mdx#example', 'Colors');
    expect(read(PAGE)).toContain('### Colors {/* #colors #example */}');
    expect(read(PAGE)).toContain('## Example {/* #example-1 */}');
    rename('react-charts/heat-map#cell-size', 'Example 1');
    expect(read(PAGE)).toContain('## Example 1 [pro] {/* #cell-size #size */}');
    expect(read(PAGE)).toContain('[size](#cell-size)');
  });

  test.each([
    [['react-charts/bars#gap'], /Usage: npm run rename:heading/],
    [['react-charts/pie#gap', 'Room'], /^Page not found/],
    [
      ['react-charts/bars#gab', 'Room'],
      /bars\/index.mdx: Unknown section "#gab"\. Did you mean "#gap"\?$/,
    ],
  ])('refuses %j', (args, message) => {
    expect(() => renameHeading(siteDir, args)).toThrow(message);
  });
});
