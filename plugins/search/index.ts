import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {loadPages, type PageModel, type PagesOptions} from '../../site/pages/loadPages';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {CURRENT} from '../../site/versions/shared';
import {addSynonyms} from './addSynonyms';
import {checkSynonyms, checkTargets} from './checkSynonyms';
import {collectIndex, type FoundPage} from './collectIndex';
import {readSearchablePage, type SearchablePage} from './readSearchablePage';
import {collectErrorTexts} from './errorTexts';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {indexFullText} from './runIndexer';
import {readSynonyms, type Synonyms} from './readSynonyms';
import {buildFullText} from './buildFullText';

/** Lists of pages and demos, which repeat what the search finds in the guides. */
const UNSEARCHABLE = ['', 'all-pages/', ...PRODUCT_NAMES.map((product) => `demos/${product}/`)];

/**
 * Creates the search of the site without a service (and that of the MCP server, which is its only
 * user if a hosted index is configured): two indexes next to the built pages. One contains all
 * names (titles, headings, API rows, demos) and returns results immediately. The other, created by
 * pagefind, contains the full text. Both cover one version in one language, like a build. `npm
 * start` creates the first one on request, from the sources.
 */
export default function searchPlugin(context: LoadContext, options: PagesOptions): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const {version} = options;
  const byLanguage = readSynonyms();
  checkSynonyms(byLanguage);
  const base = `${baseUrl}x/`;
  const synonyms = [byLanguage[i18n.currentLocale], byLanguage.en].filter(
    (each, at, all) => each !== undefined && all.indexOf(each) === at,
  ) as Synonyms[];
  let model: PageModel;
  let shown: LoadedVersion | undefined;
  let errors: SearchIndex['errors'] | undefined;

  /** Returns the messages of the packages. Older majors print different ones. */
  const errorTexts = (): SearchIndex['errors'] =>
    (errors ??= shown?.versionName === CURRENT ? collectErrorTexts(siteDir) : []);

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

  /** Returns the searchable pages, in sidebar order. */
  const readPages = (): (SearchablePage & {path: string})[] => {
    const unlisted = new Set(
      shown?.docs.filter((doc) => doc.unlisted).map(({permalink}) => permalink),
    );
    const apiDir = path.join(shown?.contentPath ?? '', 'api');
    return model.pages
      .filter((page) => page.path.startsWith(base) && !unlisted.has(page.path))
      .map((page) => ({...readSearchablePage(page, apiDir), path: page.path.slice(base.length)}))
      .filter((page) => !UNSEARCHABLE.includes(page.path));
  };

  return {
    name: 'search',

    async allContentLoaded({allContent}) {
      model = loadPages(allContent, context, options);
      ({shown} = readSiteContent(allContent));
    },

    configureWebpack() {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      return addMiddleware(
        'search-index',
        (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(toIndex(readPages(), 'names')));
        },
        `${baseUrl}${INDEX_FOLDER}/${NAMES_FILE}`,
      );
    },

    async postBuild({outDir}) {
      const began = performance.now();
      const folder = path.join(outDir, INDEX_FOLDER);
      fs.rmSync(folder, {recursive: true, force: true});
      fs.mkdirSync(folder, {recursive: true});
      const pages = readPages();
      // The same in all languages.
      if (shown?.versionName === CURRENT && i18n.currentLocale === i18n.defaultLocale) {
        checkTargets(pages, byLanguage, errorTexts());
      }
      fs.writeFileSync(path.join(folder, NAMES_FILE), JSON.stringify(toIndex(pages, 'all')));
      const language = i18n.currentLocale;
      const prose = pages.map((page) => ({...page, url: base + page.path, language}));
      await indexFullText(buildFullText(prose), language, folder);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(
        `Search index [${i18n.currentLocale}]: ${pages.length} pages in ${seconds} s\n`,
      );
    },
  };
}
