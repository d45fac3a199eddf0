import path from 'node:path';
import {readDocsVersion} from '../../site/versions/docsVersion';
import {listVersionPages} from './listVersionPages';
import {formatProblem} from '../../site/problems/problemStore';
import {matchPagesAcrossVersions} from './matchPagesAcrossVersions';

const SITE = path.resolve(__dirname, '../..');

describe('two versions', () => {
  const current = {'/x/bars/': [], '/x/funnel/': [], '/x/item/': ['icons']};
  const older = {'/x/bars/': [], '/x/item-2/': ['icons'], '/x/lab/': []};
  const aliases = {
    renamed: [['/x/item/', '/x/item-2/']],
    absentInOlder: ['/x/funnel/'],
    absentInCurrent: {'/x/lab/': 'gone'},
  } as const;

  test('match by the same path or a declared one', () => {
    const pair = matchPagesAcrossVersions('v7', current, older, aliases);
    expect(pair.older.renamed).toEqual({'/x/item/': '/x/item-2/'});
    expect(pair.current.renamed).toEqual({'/x/item-2/': '/x/item/'});
  });

  test.each([
    [
      {absentInOlder: []},
      '"/x/funnel/" isn\'t in v7. Add it to "renamed" or "absentInOlder" of v7.',
    ],
    [
      {absentInCurrent: {}},
      '"/x/lab/" of v7 isn\'t in the current docs. Add it to "renamed" or "absentInCurrent" of v7.',
    ],
    [
      {renamed: [['/x/b/', '/x/lab/'] as const]},
      'Unknown current page "/x/b/" in "renamed" of v7. Fix or remove it.',
    ],
    [
      {renamed: [['/x/bars/', '/x/b/'] as const]},
      'Unknown page "/x/b/" of v7 in "renamed". Fix or remove it.',
    ],
    [
      {absentInCurrent: {'/x/lab/': '', '/x/b/': ''}},
      'Unknown page "/x/b/" of v7 in "absentInCurrent". Remove it.',
    ],
  ])('do not fit together with %j', (change, message) => {
    const {problems} = matchPagesAcrossVersions('v7', current, older, {...aliases, ...change});
    expect(problems.map(formatProblem)).toContain(`plugins/versions/aliases.json: ${message}`);
  });
});

describe('the versions of this repository', () => {
  test('a page is known with its headings and its demos', async () => {
    const pages = await listVersionPages(SITE, readDocsVersion(SITE, 'v7', 'https://mui.com'));
    expect(pages['/x/react-charts/bars/']).toEqual(
      expect.arrayContaining(['stacking', 'stack-offset', 'BasicBars', 'api']),
    );
  });

  test('an unknown version is refused with the names of those that there are', () => {
    expect(() => readDocsVersion(SITE, 'v6', 'https://mui.com')).toThrow(
      'DOCS_VERSION=v6: Unknown version. Use one of current, v7.',
    );
  });

  test('a version knows its packages and its host', () => {
    expect(readDocsVersion(SITE, 'v7', 'http://localhost:3000')).toMatchObject({
      version: '7.29.13',
      packagesRoot: 'versioned_docs/version-v7',
      url: 'http://v7.localhost:3000',
    });
  });
});
