import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ANCHORS} from './anchors';
import packages from './anchors-of-packages.json';
import docs from './anchors-8.12.1.json';
import {findMissingAnchors, formatMissing} from './findMissingAnchors';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(siteDir, 'docs/bars'), {recursive: true});
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const write = (text: string) => fs.writeFileSync(path.join(siteDir, 'docs/bars/index.mdx'), text);
const find = (list: Record<string, string[]>, paths?: string[]) =>
  findMissingAnchors(siteDir, 'docs', list, paths);

test('a section answers to the ids of its comment, first and further, and to that of its words', () => {
  write('## Size {/* #bar-size #size */}\n\n### Two words\n');
  expect(find({'/x/bars/': ['bar-size', 'two-words', 'size']})).toEqual([
    {file: 'docs/bars/index.mdx', wanted: 3, missing: []},
  ]);
});

test('code, the title and the id of words that has been replaced are no answers', () => {
  write('# Title\n\n## Two words {/* #other */}\n\n```bash\n## in-code\n```\n');
  expect(find({'/x/bars/': ['title', 'two-words', 'in-code']})).toMatchObject([
    {missing: ['title', 'two-words', 'in-code']},
  ]);
});

test('the section on the API that the build adds is one', () => {
  write("---\ntitle: Bars\ncomponents: ['BarChart']\n---\n\nText.\n");
  expect(find({'/x/bars/': ['api']})).toMatchObject([{missing: []}]);
  write('---\ntitle: Bars\n---\n\nText.\n');
  expect(find({'/x/bars/': ['api']})).toMatchObject([{missing: ['api']}]);
});

test('pages that are not written are left out, and so is what nobody asked for', () => {
  write('Text.\n');
  const list = {'/x/bars/': ['size'], '/x/lines/': ['size']};
  expect(find(list)).toHaveLength(1);
  expect(find(list, ['/x/lines/'])).toEqual([]);
});

test('a page has one line with all that it lacks', () => {
  write('Text.\n');
  expect(formatMissing(find({'/x/bars/': ['size', 'gap']}))).toEqual([
    'docs/bars/index.mdx: no section answers to #size, #gap: add each to the heading where its subject is, as in {/* #its-own-id #size */}.',
  ]);
});

test('the list has the anchors of the docs and those of the packages', () => {
  const page = '/x/react-date-pickers/quickstart/';
  expect(ANCHORS[page]).toEqual([...docs[page], ...packages[page]]);
});

test('the list names pages and, once each, their anchors', () => {
  for (const [pathname, list] of [...Object.entries(docs), ...Object.entries(packages)]) {
    expect(pathname).toMatch(/^\/x\/([\w-]+\/)+$/);
    expect(new Set(list).size).toBe(list.length);
  }
});
