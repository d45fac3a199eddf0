import fs from 'node:fs';
import path from 'node:path';
import {collectBodyWords} from '@mui-x-docs/search/bodyWords';
import {addSynonyms} from '../../plugins/search/addSynonyms';
import {idOfHeading, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {collectVariants} from '../../plugins/search/collectVariants';
import {readSynonyms} from '../../plugins/search/readSynonyms';
import {toText} from '../../plugins/search/toText';
import {readPageTitles} from '../../site/pages/readPageTitles';
import {readMdx} from '../../site/mdx/readMdx';
import {ROOT} from './harness/paths';

const LANGUAGE = 'zh';

/**
 * The index of the Chinese site, made of the English one and the translated sources: the whole site in Chinese is built by the
 * full run only, and what readers ask there has to be answered before.
 */
export function translateIndex(english: SearchIndex): SearchIndex {
  const synonyms = readSynonyms()[LANGUAGE]!;
  const catalog = readPageTitles(ROOT, LANGUAGE);
  const bodies = new Map<string, string>();
  const pages = english.pages.map((page) => {
    const row = `/x/${page.path}`.replace(/\/$/, '');
    const title = catalog.titles[row] ?? catalog.pages[row] ?? page.title;
    const file = path.join(
      ROOT,
      `i18n/${LANGUAGE}/docusaurus-plugin-content-docs/current/${page.path}index.mdx`,
    );
    if (page.path.startsWith('api/') || !fs.existsSync(file)) {
      return page.path.startsWith('api/') ? page : {...page, title};
    }
    const source = readMdx(fs.readFileSync(file, 'utf8'));
    const {frontMatter, headings} = source;
    if (!page.path.startsWith('migration/')) {
      bodies.set(page.path, toText(source.body.replace(/^#.*$/gm, '')));
    }
    const written: {title?: string; description?: string} = frontMatter;
    const texts = new Map(headings.flatMap(({ids, text}) => ids.map((id) => [id, text] as const)));
    return {
      ...page,
      title: written.title ?? title,
      description: written.description ?? page.description ?? '',
      sections: page.sections?.map(
        ([written, text, ...also]): NonNullable<typeof page.sections>[number] => {
          const id = written || idOfHeading(text);
          return [id, texts.get(id) ?? text, ...also];
        },
      ),
    };
  });
  const own = addSynonyms(
    pages.map(({path: below, title}) => ({
      path: below,
      title,
      group: '',
      sections: [],
      rows: [],
      demos: [],
    })),
    [synonyms],
  );
  return {
    ...english,
    body: collectBodyWords(english.pages.map(({path: below}) => bodies.get(below))),
    base: `/${LANGUAGE}/x/`,
    groups: english.groups.map((group) =>
      group
        .split(' › ')
        .map((label) => catalog.pages[label] ?? label)
        .join(' › '),
    ),
    words: {...english.words, ...synonyms.words},
    variants: collectVariants(JSON.stringify([pages, own, synonyms.words])),
    pages: pages.map((page, at) => {
      const also = [...(own[at]!.also ?? []), ...(page.also ? [page.also] : [])];
      return {...page, ...(also.length > 0 && {also: also.join('|')})};
    }),
  };
}
