import fs from 'node:fs';
import {splitSections} from '@mui-x-docs/docs-index/splitSections';
import {readMdx} from '../../site/mdx/readMdx';
import type {DocPage} from '../../site/pages/collectPages';
import type {FoundPage} from './collectIndex';
import {readRows, type ReadRows} from './readRows';
import {toText} from './toText';

/** The data of a page that both indexes need. */
export interface SearchablePage extends Omit<FoundPage, 'path'> {
  /** The text below each heading. The first passage has no heading. */
  passages: {heading?: {id: string; text: string; depth: number}; text: string}[];
  /** The descriptions of its API rows. */
  about: ReadRows['about'];
}

/**
 * Reads the searchable content of a page from its source.
 *
 * @param apiDir the folder of the API pages of its version
 */
export function readSearchablePage(page: DocPage, apiDir: string): SearchablePage {
  const {title, description, group, plan, isApi, file} = page;
  const found = {title, group, ...(plan && {plan})};
  // A page generated from data, whose text repeats the guides.
  if (file === undefined) {
    const passages = page.renderBody().headings.map((heading) => ({heading, text: ''}));
    return {...found, description, ...collect(passages), rows: [], about: [], demos: []};
  }
  const source = readMdx(fs.readFileSync(file, 'utf8'));
  const headings = source.headings.map(({ids, text, depth}) => ({id: ids[0]!, text, depth}));
  // All API pages have the same headings and introductions.
  const passages = isApi
    ? []
    : splitSections(source.body, headings).map(({heading, text}) => ({
        ...(heading && {heading}),
        text: toText(heading ? text.replace(/^#.*/, '') : text),
      }));
  const {products} = source.frontMatter as Pick<FoundPage, 'products'>;
  return {
    ...found,
    ...(products && {products}),
    ...(!isApi && {description}),
    ...collect(passages),
    ...readRows(file, source, apiDir),
    demos: source.findTags('Demo').flatMap(({attributes}) => attributes.name ?? []),
  };
}

const collect = (
  passages: SearchablePage['passages'],
): Pick<SearchablePage, 'passages' | 'sections' | 'body'> => ({
  passages,
  sections: passages.flatMap(({heading}): FoundPage['sections'] =>
    heading && heading.depth <= 4 ? [[heading.id, heading.text]] : [],
  ),
  body: passages.map(({text}) => text).join(' '),
});
