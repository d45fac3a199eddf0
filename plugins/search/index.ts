import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {readMdx} from '../../site/mdx/readMdx';
import {flattenPages, listPages} from '../../site/sidebar/listPages';
import type {ListedPage} from '../../site/sidebar/shared';
import {addSynonyms} from './addSynonyms';
import {checkSynonyms, checkTargets} from './checkSynonyms';
import {collectIndex, type FoundPage} from './collectIndex';
import {readPage} from './readPage';
import {readRows, type ReadRows} from './readRows';
import {readBody, readSources} from './readSources';
import {collectErrorTexts} from './errorTexts';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {indexProse} from './runIndexer';
import {readSynonyms, type Synonyms} from './readSynonyms';
import {writeProse, type BuiltPage} from './writeProse';

interface Options {
  /** The version that the site documents. */
  version: string;
  /** Below the root of the docs: what is no page to be found, like lists of pages. */
  exclude?: string[];
}

/**
 * The search of the site (and of the MCP server, which alone reads it where a hosted index is configured), without a service: two indexes beside the built pages. One knows every name (titles, headings, rows of
 * the API reference, demos) and answers at once; the other, by pagefind, knows the full text. Both are of one version in
 * one language, because a build is. `npm start` makes the first when it is asked for, from the sources.
 */
export default function searchPlugin(
  {siteDir, baseUrl, i18n}: LoadContext,
  {version, exclude = ['', 'all-pages/']}: Options,
): Plugin {
  const byLanguage = readSynonyms();
  checkSynonyms(byLanguage);
  const base = `${baseUrl}x/`;
  const synonyms = [byLanguage[i18n.currentLocale], byLanguage.en].filter(
    (each, at, all) => each !== undefined && all.indexOf(each) === at,
  ) as Synonyms[];
  let shown: LoadedVersion | undefined;
  let errors: SearchIndex['errors'] | undefined;

  /** What the packages print; an older major prints other things. */
  const errorTexts = (): SearchIndex['errors'] =>
    (errors ??= shown?.versionName === CURRENT ? collectErrorTexts(siteDir) : []);

  /** Pages by their place in the tree: its groups and its plan are what a page itself does not say. */
  const treeOf = (loaded: LoadedVersion): Map<string, ListedPage> =>
    new Map(flattenPages(listPages(loaded)).map((page) => [page.path, page]));

  const placeIn = (tree: Map<string, ListedPage>, address: string) => {
    const listed = tree.get(address);
    return {
      group: listed?.title.split(' › ').slice(0, -1).join(' › ') ?? '',
      ...(listed?.plan && {plan: listed.plan}),
    };
  };

  const toIndex = (pages: FoundPage[], covers: SearchIndex['covers']) =>
    collectIndex(addSynonyms(pages, synonyms), {
      version,
      covers,
      base,
      words: Object.assign(
        {},
        ...[...synonyms].reverse().map(({words}) => words),
      ) as Synonyms['words'],
      errors: errorTexts(),
    });

  const sourceOf = ({source}: {source: string}) => source.replace('@site', siteDir);

  const apiDirOf = ({contentPath}: LoadedVersion) => path.join(contentPath, 'api');

  /** What the source of a page has that its HTML doesn't: API data and the words of its prose. Pages outside the docs have neither. */
  const readDoc = (file: string | undefined): ReadRows & Pick<FoundPage, 'body'> => {
    if (!shown || !file) {
      return {rows: [], about: []};
    }
    const source = readMdx(fs.readFileSync(file, 'utf8'));
    return {...readRows(file, source, apiDirOf(shown)), body: readBody(source)};
  };

  /** What `npm start` answers from. */
  const indexSources = (): SearchIndex => {
    const tree = shown ? treeOf(shown) : new Map<string, ListedPage>();
    const pages = (shown?.docs ?? [])
      .filter(({draft, unlisted, permalink}) => !draft && !unlisted && permalink.startsWith(base))
      .map((doc): FoundPage => {
        const found = readSources(sourceOf(doc), apiDirOf(shown!));
        return {
          path: doc.permalink.slice(base.length),
          title: doc.title,
          // An API page describes itself like any other of its kind.
          ...(!isApi(doc.permalink.slice(base.length)) && {description: doc.description}),
          ...placeIn(tree, doc.permalink),
          ...found,
        };
      });
    return toIndex(pages, 'names');
  };

  return {
    name: 'search',

    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      shown = content?.loadedVersions.find(({isLast}) => isLast) ?? content?.loadedVersions[0];
    },

    configureWebpack() {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      return addMiddleware(
        'search-index',
        (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(indexSources()));
        },
        `${baseUrl}${INDEX_FOLDER}/${NAMES_FILE}`,
      );
    },

    async postBuild({outDir, routesPaths}) {
      const began = performance.now();
      const tree = shown ? treeOf(shown) : new Map<string, ListedPage>();
      const folder = path.join(outDir, INDEX_FOLDER);
      fs.rmSync(folder, {recursive: true, force: true});
      fs.mkdirSync(folder, {recursive: true});
      const sources = new Map(shown?.docs.map((doc) => [doc.permalink, sourceOf(doc)]));
      const pages: FoundPage[] = [];
      const built: BuiltPage[] = [];
      for (const route of new Set(routesPaths)) {
        const below = route.startsWith(base) ? route.slice(base.length) : undefined;
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        if (below === undefined || exclude.includes(below) || !fs.existsSync(file)) {
          continue;
        }
        const read = readPage(fs.readFileSync(file, 'utf8'));
        if (!read) {
          continue;
        }
        const {prose: _prose, ...found} = read;
        const {about, ...named} = readDoc(sources.get(route));
        built.push({...read, about, url: route, language: i18n.currentLocale});
        pages.push({
          ...found,
          ...named,
          path: below,
          // What the sections of an API page are called is the same on each of them.
          ...(isApi(below) && {sections: [], description: undefined}),
          ...placeIn(tree, route),
          ...(found.plan && {plan: found.plan}),
        });
      }
      // The same in every language.
      if (shown?.versionName === CURRENT && i18n.currentLocale === i18n.defaultLocale) {
        checkTargets(pages, byLanguage, errorTexts());
      }
      fs.writeFileSync(path.join(folder, NAMES_FILE), JSON.stringify(toIndex(pages, 'all')));
      await indexProse(writeProse(built), i18n.currentLocale, folder);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(
        `Search index [${i18n.currentLocale}]: ${pages.length} pages in ${seconds} s\n`,
      );
    },
  };
}

/** The name that Docusaurus gives to the docs that are written now. */
const CURRENT = 'current';

const isApi = (path: string): boolean => path.startsWith('api/');
