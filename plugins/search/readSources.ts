import fs from 'node:fs';
import path from 'node:path';
import {readMdx, type MdxPage} from '../../site/mdx/readMdx';
import type {FoundPage} from './collectIndex';
import {readRows} from './readRows';

type Found = Pick<FoundPage, 'sections' | 'rows' | 'removed' | 'demos' | 'body'>;

/** Returns the prose of a page without headings, which are indexed themselves, URLs, tags, and comments. */
export const readBody = ({prose}: Pick<MdxPage, 'prose'>): string =>
  prose
    .replace(/^#.*$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads the names on a page from its source, for `npm start`, where there are no finished pages: headings that are written there,
 * demos, and the rows of the API reference. What other steps add to a page is not known here.
 *
 * @param file the page's `.mdx`
 * @param apiDir the folder of the API pages of its version
 */
export function readSources(file: string, apiDir: string): Found {
  const source = readMdx(fs.readFileSync(file, 'utf8'));
  const sections = file.startsWith(apiDir + path.sep)
    ? []
    : source.headings
        .filter(({depth}) => depth >= 2 && depth <= 4)
        .map(({ids, text: words}): [string, string] => [ids[0]!, words]);
  const {about: _about, ...found} = readRows(file, source, apiDir);
  const demos = source.findTags('Demo').flatMap(({attributes}) => attributes.name ?? []);
  return {sections, ...found, demos, body: readBody(source)};
}
