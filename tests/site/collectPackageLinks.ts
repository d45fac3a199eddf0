import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGE_FOLDER} from '../../site/languages/shared';

/** A link to the docs, and a file in a package that contains it. */
export interface PackageLink {
  /** The path with its hash: `/x/react-charts/axis/#fixed-tick-positions`. */
  href: string;
  /** One of the files, relative to the folder of the packages. */
  source: string;
}

/**
 * Matches files whose content users see: in their editor, in the console, or on the package's
 * registry page.
 */
const READ = /\.(?:d\.ts|js|mjs|md)$|(?:^|[\\/])package\.json$/;

/**
 * Matches links to the docs. Links to the site of an older version contain that version, such as
 * `https://v7.mui.com/x/…`, and don't match.
 */
const LINK = new RegExp(
  `https?://(?:www\\.|next\\.)?mui\\.com(/(?:x|r|${LANGUAGE_FOLDER}/x|components/data-grid|api/data-grid)/[^\\s"'\`)\\]}>*,\\\\|<]*)`,
  'g',
);

/**
 * Finds the URLs in a text that point to the docs or are short URLs. Skips those of other products.
 */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)]
    .map(([, href = '']) => href.replace(/[.:;]+$/, ''))
    .filter((href) => !href.startsWith('/r/') || href.startsWith('/r/x-'));
}

/**
 * Collects the distinct links to the docs in the packages of a folder such as `node_modules/@mui`.
 *
 * @returns links sorted by URL
 */
export function collectPackageLinks(folder: string): PackageLink[] {
  const found = new Map<string, string>();
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith('x-'))) {
    const files = fs.readdirSync(path.join(folder, name), {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((one) => READ.test(one))) {
      const text = fs.readFileSync(path.join(folder, name, file), 'utf8');
      for (const href of text.includes('mui.com/') ? findLinks(text) : []) {
        if (!found.has(href)) {
          found.set(href, `${name}/${file.split(path.sep).join('/')}`);
        }
      }
    }
  }
  return [...found]
    .map(([href, source]) => ({href, source}))
    .sort((a, b) => (a.href < b.href ? -1 : 1));
}
