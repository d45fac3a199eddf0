import fs from 'node:fs';
import path from 'node:path';
import {findSimilar} from '../../site/names/findSimilar';
import {addPageProblems} from '../../site/mdx/pageProblems';

interface BrokenAddress {
  /** The page, relative to the folder in which Docusaurus runs. */
  sourceFilePath: string;
  url: string;
  node: {position?: {start: {line: number}}};
}

const placeOf = ({sourceFilePath, node}: BrokenAddress) =>
  `${sourceFilePath.split(path.sep).join('/')}:${node.position?.start.line ?? 1}`;

/** The file beside the page that was most likely meant, as the page would name it. */
function findFile(page: string, url: string): string | undefined {
  const folder = path.join(path.dirname(page), path.dirname(url));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const similar = findSimilar(path.basename(url), files, 3);
  return similar && url.slice(0, url.length - path.basename(url).length) + similar;
}

/** Notes a Markdown link to a file that is not there, for Docusaurus' `onBrokenMarkdownLinks`. */
export function reportBrokenLink(broken: BrokenAddress): void {
  const {url, sourceFilePath} = broken;
  addPageProblems(sourceFilePath, [
    url === ''
      ? `${placeOf(broken)}: a link has no address: write the address of a page, like /x/introduction/.`
      : `${placeOf(broken)}: the link "${url}" finds no file: write the address of the page instead, like /x/introduction/.`,
  ]);
}

/** Notes an image that is not there, for Docusaurus' `onBrokenMarkdownImages`. */
export function reportBrokenImage(broken: BrokenAddress): void {
  const {url, sourceFilePath} = broken;
  const similar = findFile(sourceFilePath, url);
  const place = url.startsWith('/')
    ? `static${url}`
    : path.posix.join(path.dirname(sourceFilePath), url);
  addPageProblems(sourceFilePath, [
    `${placeOf(broken)}: the image "${url}" finds no file: ${similar ? `did you mean "${similar}"? Otherwise ` : ''}put it at ${place}.`,
  ]);
}
