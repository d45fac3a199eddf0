import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {listPlaceholders} from './checkPlaceholders';
import {createDemo} from './createDemo';
import {createPage} from './createPage';

const SIDEBARS = `export default defineSidebar([
  page('react-charts/bars', 'Bars'),
  page('react-data-grid/rows', 'Rows'),
  page('react-date-pickers/fields', 'Fields'),
  page('react-tree-view/items', 'Items'),
]);
`;

/** Writes the output of a generator to a site, and counts its placeholders by file. */
function check(generate: (siteDir: string) => ReadonlyMap<string, string>): Record<string, number> {
  const siteDir = createSite({
    'sidebars.ts': SIDEBARS,
    'docs/react-charts/bars/index.mdx': '## Gap\n',
    'docs/react-data-grid/rows/index.mdx': '## Height\n',
    'docs/react-date-pickers/fields/index.mdx': '## Format\n',
    'docs/react-tree-view/items/index.mdx': '## Label\n',
  });
  try {
    const texts = generate(siteDir);
    for (const [file, text] of texts) {
      fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      fs.writeFileSync(path.join(siteDir, file), text);
    }
    const counts: Record<string, number> = {};
    for (const {file = ''} of listPlaceholders(siteDir, [...texts.keys()])) {
      counts[file] = (counts[file] ?? 0) + 1;
    }
    return counts;
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
}

test('a new page is full of them', () => {
  expect(
    check((siteDir) => createPage(siteDir, ['react-charts/bars/gap', 'Bar gaps']).texts),
  ).toEqual({'docs/react-charts/bars/gap/index.mdx': 4});
});

test.each([
  'react-charts/bars',
  'react-data-grid/rows',
  'react-date-pickers/fields',
  'react-tree-view/items',
])('a new demo of %s has one, in each styling', (page) => {
  expect(check((siteDir) => createDemo(siteDir, [page, 'First']).texts)).toEqual({
    [`docs/${page}/First.tsx`]: 1,
  });
  const styled = check((siteDir) => createDemo(siteDir, [page, 'First', 'stylings']).texts);
  expect(Object.values(styled)).toEqual([1, 1, 1]);
});

test('a page that its author has finished has none', () => {
  const page = 'docs/react-charts/bars/index.mdx';
  expect(check(() => new Map([[page, '## Gap {/* #gap */}\n\nSet the gap.\n']]))).toEqual({});
});
