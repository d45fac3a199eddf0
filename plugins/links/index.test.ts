import type {LoadContext} from '@docusaurus/types';
import {createSite} from '../../site/demos/fixtures/createSite';
import {listProblems} from '../../site/problems/problemStore';
import linksPlugin from '.';

const load = (text: string, docsDir?: string) => {
  const siteDir = createSite({'docs/introduction/installation/index.mdx': text});
  return linksPlugin({siteDir} as LoadContext, {docsDir}).loadContent?.();
};

test('a page without an anchor of the list is reported, with the page and the anchor', () => {
  load('## Packages {/* #components */}\n', 'docs');
  expect(listProblems()).toMatchObject([
    {
      file: 'docs/introduction/installation/index.mdx',
      message: 'Missing anchor #peer-dependencies.',
    },
  ]);
});

test.each([
  ['has them all', '## Packages {/* #packages #components #peer-dependencies */}\n', 'docs'],
  ['is in an older version', 'Text.\n', undefined],
])('a page that %s is not reported', (_, text, docsDir) => {
  load(text, docsDir);
  expect(listProblems()).toEqual([]);
});
