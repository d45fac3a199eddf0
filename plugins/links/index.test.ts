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

test('a page that is in an older version is not reported', () => {
  load('Text.\n');
  expect(listProblems()).toEqual([]);
});
