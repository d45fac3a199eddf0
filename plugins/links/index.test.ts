import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFaults} from '../../site/faults/faults';
import linksPlugin from '.';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(siteDir, 'docs/introduction/installation'), {recursive: true});
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const load = (text: string, docsDir?: string) => {
  fs.writeFileSync(path.join(siteDir, 'docs/introduction/installation/index.mdx'), text);
  return linksPlugin({siteDir} as LoadContext, {docsDir}).loadContent?.();
};

test('a page without an anchor of the list is reported, with the page and the anchor', () => {
  load('## Packages {/* #components */}\n', 'docs');
  expect(listFaults()).toEqual([
    expect.stringMatching(
      /^docs\/introduction\/installation\/index\.mdx: no section answers to #peer-dependencies: add it to the heading/,
    ),
  ]);
});

test('a page that has them all, under whatever heading, does not', () => {
  load('## Packages {/* #packages #components #peer-dependencies */}\n', 'docs');
  expect(listFaults()).toEqual([]);
});

test('the pages of an older version are not looked at', () => {
  load('Text.\n');
  expect(listFaults()).toEqual([]);
});
