import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGE_FOLDER} from '../../site/languages/shared';

/** A link into the docs, with the file of a package that has it. */
export interface PackageLink {
  /** The path with what follows it: `/x/react-charts/axis/#fixed-tick-positions`. */
  href: string;
  /** One of the files, relative to the folder of the packages. */
  source: string;
}

/** Files that readers see something of: in their editor, in the console, on the page of the registry. */
const READ = /\.(?:d\.ts|js|mjs|md)$|(?:^|[\\/])package\.json$/;

/** Links to the site of one older version name that version: `https://v7.mui.com/x/…`. They are not meant. */
const LINK = new RegExp(
  `https?://(?:www\\.|next\\.)?mui\\.com(/(?:x|r|${LANGUAGE_FOLDER}/x|components/data-grid|api/data-grid)/[^\\s"'\`)\\]}>*,\\\\|<]*)`,
  'g',
);

/** The addresses in a text that lead into the docs, or to a short address; those of other products stay out. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)]
    .map(([, href = '']) => href.replace(/[.:;]+$/, ''))
    .filter((href) => !href.startsWith('/r/') || href.startsWith('/r/x-'));
}

/**
 * Every different link into the docs in the packages of a folder such as `node_modules/@mui`.
 *
 * @returns sorted by address
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
