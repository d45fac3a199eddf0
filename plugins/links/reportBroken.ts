import fs from 'node:fs';
import path from 'node:path';
import {findClosestName} from '../../site/suggestions/findClosestName';
import {addPageProblems} from '../../site/mdx/pageProblems';
import type {ProblemLocation} from '../../site/problems/problemStore';

interface BrokenLink {
  /** The page, relative to the folder in which Docusaurus runs. */
  sourceFilePath: string;
  url: string;
  node: {position?: {start: {line: number}}};
}

const locate = ({sourceFilePath, node}: BrokenLink): ProblemLocation => ({
  file: sourceFilePath.replaceAll(path.sep, '/'),
  line: node.position?.start.line ?? 1,
});

/** Returns the closest file name next to the page, relative to the page. */
function findFile(page: string, url: string): string | undefined {
  const folder = path.join(path.dirname(page), path.dirname(url));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const similar = findClosestName(path.basename(url), files, 3);
  return similar && url.slice(0, url.length - path.basename(url).length) + similar;
}

/** Reports a Markdown link to a missing file, for Docusaurus' `onBrokenMarkdownLinks`. */
export function reportBrokenLink(broken: BrokenLink): void {
  const {url, sourceFilePath} = broken;
  const message = url === '' ? 'Missing URL of a link.' : `Broken link "${url}": file not found.`;
  const fix = 'Link to the URL of a page, like /x/introduction/.';
  addPageProblems(sourceFilePath, [{...locate(broken), message, fix}]);
}

/** Reports a missing image, for Docusaurus' `onBrokenMarkdownImages`. */
export function reportBrokenImage(broken: BrokenLink): void {
  const {url, sourceFilePath} = broken;
  const similar = findFile(sourceFilePath, url);
  const target = url.startsWith('/')
    ? `static${url}`
    : path.posix.join(path.dirname(sourceFilePath), url);
  const message = `Image "${url}" not found.`;
  const fix = `${similar ? `Did you mean "${similar}"? If not, add` : 'Add'} it at ${target}.`;
  addPageProblems(sourceFilePath, [{...locate(broken), message, fix}]);
}
