import {createSite} from '../../site/demos/fixtures/createSite';
import packages from './anchors-of-packages.json';
import docs from './anchors-8.12.1.json';
import {formatProblem} from '../../site/problems/problemStore';
import {findMissingAnchors, toProblems} from './findMissingAnchors';

const find = (text: string, anchors: string[], paths?: string[]) => {
  const list = {'/x/bars/': anchors, '/x/lines/': ['size']};
  return findMissingAnchors(createSite({'docs/bars/index.mdx': text}), 'docs', list, paths);
};

test.each([
  ['## Size {/* #bar-size #width */}\n\n### Two words\n', ['bar-size', 'two-words', 'width'], []],
  [
    '# Title\n\n## Size {/* #bar-size */}\n\n```bash\n## in-code\n```\n',
    [],
    ['title', 'size', 'in-code'],
  ],
  // The build adds a section on the API.
  ["---\ntitle: Bars\ncomponents: ['BarChart']\n---\n\nText.\n", ['api'], []],
  ['---\ntitle: Bars\n---\n\nText.\n', [], ['api']],
])('%j has the anchors %j and not %j', (text, found, missing) => {
  expect(find(text, [...found, ...missing])).toEqual([
    {file: 'docs/bars/index.mdx', wanted: found.length + missing.length, missing},
  ]);
});

test('pages that are not written are skipped, and pages that are not requested', () => {
  expect(find('Text.\n', ['size'])).toHaveLength(1);
  expect(find('Text.\n', ['size'], ['/x/lines/'])).toEqual([]);
});

test('a page has one line with all that it lacks', () => {
  expect(toProblems(find('Text.\n', ['size', 'gap'])).map(formatProblem)).toEqual([
    'docs/bars/index.mdx: Missing anchors #size, #gap. Add each to the heading of its topic, like `{/* #current-id #size */}`.',
  ]);
});

test('the list names pages and, once each, their anchors', () => {
  for (const [pathname, list] of [...Object.entries(docs), ...Object.entries(packages)]) {
    expect(pathname).toMatch(/^\/x\/([\w-]+\/)+$/);
    expect(new Set(list).size).toBe(list.length);
  }
});
