import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {listProblems, onProblemsChange, type Problem} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';
import {createChecker} from './createChecker';

/** A check whose problems are the JSON in a page. */
const CHECK = `import fs from 'node:fs';
import {runCheck} from ${JSON.stringify(path.resolve('site/commands/runCommand'))};

console.log('Checking.');
void runCheck(() => JSON.parse(fs.readFileSync('page.mdx', 'utf8')));
`;

const setUp = (problems: readonly Problem[]) => {
  const siteDir = createSite({'check.ts': CHECK, 'page.mdx': JSON.stringify(problems)});
  return {siteDir, page: path.join(siteDir, 'page.mdx')};
};

test('the problems of a check are reported until the file that it reads is right', async () => {
  const problem = {file: 'page.mdx', line: 3, message: 'Wrong.', fix: 'Write "right".'};
  const {siteDir, page} = setUp([problem]);
  const heard: Problem[][] = [];
  const report = {next: () => {}};
  onProblemsChange(() => {
    heard.push(listProblems());
    report.next();
  });
  const reported = () => new Promise<void>((resolve) => (report.next = resolve));
  const start = createChecker(siteDir, [{script: 'check.ts', reads: /page\.mdx$/}]);

  const first = reported();
  start(new Set());
  await first;

  fs.writeFileSync(page, '[]');
  const second = reported();
  start(new Set([path.join(siteDir, 'other.ts')]));
  start(new Set([page]));
  await second;
  expect(heard).toEqual([[problem], []]);
  // The check has a low priority.
}, 300_000);

test('the problems of a page that is not compiled are reported until the server compiles it', async () => {
  const other = {file: 'other.mdx', line: 1, message: 'Wrong.'};
  const problems = [other, {file: 'page.mdx', line: 3, message: 'Wrong.'}];
  const {siteDir, page} = setUp(problems);
  const reported = new Promise<void>((resolve) => onProblemsChange(resolve));
  const start = createChecker(siteDir, [{script: 'check.ts', reads: /\.png$/, isOfPages: true}]);
  start(new Set());
  await reported;
  expect(listProblems()).toEqual(problems);
  getCompiledPages().add(page);
  start(new Set());
  expect(listProblems()).toEqual([other]);
}, 300_000);
