import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {listProblems, onProblemsChange} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';
import {createChecker} from './createChecker';

/** A check that prints what is in a page. */
const CHECK = `const text = require('node:fs').readFileSync('page.mdx', 'utf8');
process.stderr.write(text);
process.exitCode = text === '' ? 0 : 1;
`;

const setUp = (text: string) => {
  const siteDir = createSite({'check.cjs': CHECK, 'page.mdx': text});
  return {siteDir, page: path.join(siteDir, 'page.mdx')};
};

test('what a check finds is reported until the file that it reads is right', async () => {
  const {siteDir, page} = setUp('Looking.\npage.mdx:3: wrong: write it right.\n');
  const heard: string[][] = [];
  const report = {next: () => {}};
  onProblemsChange(() => {
    heard.push(listProblems());
    report.next();
  });
  const reported = () => new Promise<void>((resolve) => (report.next = resolve));
  const start = createChecker(siteDir, [{script: 'check.cjs', reads: /page\.mdx$/}]);

  const first = reported();
  start(new Set());
  await first;

  fs.writeFileSync(page, '');
  const second = reported();
  start(new Set([path.join(siteDir, 'other.ts')]));
  start(new Set([page]));
  await second;
  expect(heard).toEqual([['page.mdx:3: wrong: write it right.'], []]);
  // Behind everything else that the machine does.
}, 300_000);

test('what is wrong with a page that is not compiled is reported until the server compiles it', async () => {
  const PROBLEMS = ['other.mdx:1: wrong.', 'page.mdx:3: wrong.'];
  const {siteDir, page} = setUp(`${PROBLEMS.join('\n')}\n`);
  const reported = new Promise<void>((resolve) => onProblemsChange(resolve));
  const start = createChecker(siteDir, [{script: 'check.cjs', reads: /\.png$/, isOfPages: true}]);
  start(new Set());
  await reported;
  expect(listProblems()).toEqual(PROBLEMS);
  // Somebody asks for it.
  getCompiledPages().add(page);
  start(new Set());
  expect(listProblems()).toEqual(['other.mdx:1: wrong.']);
}, 300_000);
