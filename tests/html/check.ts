import fs from 'node:fs';
import path from 'node:path';
import {BASE_URLS} from '../../site/languages/shared';
import {ROOT} from '../site/harness/paths';
import {checkPage} from './checkPage';
import {checkSite} from './checkSite';
import {readPages} from './readHtml';

/** Checks the HTML of all pages of a build without a browser and prints the problems, one line each. The argument is its folder. */
function main(): void {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'build'));
  if (!fs.existsSync(path.join(folder, '404.html'))) {
    console.error(`${folder}: There is no build in this folder. Run \`npm run build\` first.`);
    process.exitCode = 1;
    return;
  }
  const missing = BASE_URLS.filter(
    (baseUrl) => !fs.existsSync(path.join(folder, baseUrl, '404.html')),
  );
  const pages = readPages(folder);
  const problems = [...pages.flatMap(checkPage), ...checkSite({folder, pages, missing})];
  for (const problem of problems) {
    console.log(problem);
  }
  console.log(`Checked the HTML of ${pages.length} pages: ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main();
