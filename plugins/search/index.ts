import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addMiddleware, type Middleware} from '../../site/devServer/addMiddleware';
import {loadPages, type PageModel, type PagesOptions} from '../../site/pages/loadPages';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {CURRENT} from '../../site/versions/shared';
import {addSynonyms} from './addSynonyms';
import {checkSynonyms, checkTargets} from './checkSynonyms';
import {collectDetails} from './collectDetails';
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
 * start` creates them on request.
 */
export default function searchPlugin(context: LoadContext, options: PagesOptions): Plugin {
  const {siteDir, generatedFilesDir, baseUrl, i18n} = context;
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

  const toIndex = (pages: FoundPage[]) =>
    collectIndex(addSynonyms(pages, synonyms), {
      version,
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

  const listDetails = (pages: ReturnType<typeof readPages>) =>
    collectDetails(pages, shown?.contentPath ?? '');

  const language = i18n.currentLocale;
  const writeFullText = (pages: ReturnType<typeof readPages>, folder: string): Promise<void> =>
    indexFullText(
      buildFullText(pages.map((page) => ({...page, url: base + page.path, language}))),
      language,
      folder,
    );

  const developmentDir = path.join(generatedFilesDir, 'search');
  let fullText: Promise<void> | undefined;
  const handle: Middleware = (request, response, next) => {
    const name = path.posix.normalize((request.url ?? '').split('?')[0] ?? '').slice(1);
    if (name === NAMES_FILE) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(toIndex(readPages())));
      return;
    }
    const details = name.startsWith('details/') && listDetails(readPages()).get(name);
    if (details) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(details));
      return;
    }
    fullText ??= writeFullText(readPages(), developmentDir);
    void fullText
      .then(() => fs.promises.readFile(path.join(developmentDir, name)))
      .then((content) => {
        // The binary files of the index may have any type, its script may not.
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
        response.setHeader('Content-Type', type);
        response.end(content);
      })
      .catch(() => next());
  };

  return {
    name: 'search',

    async allContentLoaded({allContent}) {
      model = loadPages(allContent, context, options);
      ({shown} = readSiteContent(allContent));
      fullText = undefined;
    },

    configureWebpack() {
      return process.env.NODE_ENV === 'production'
        ? {}
        : addMiddleware('search-index', handle, `${baseUrl}${INDEX_FOLDER}/`);
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
      fs.writeFileSync(path.join(folder, NAMES_FILE), JSON.stringify(toIndex(pages)));
      for (const [file, details] of listDetails(pages)) {
        const target = path.join(folder, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, JSON.stringify(details));
      }
      await writeFullText(pages, folder);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(
        `Search index [${i18n.currentLocale}]: ${pages.length} pages in ${seconds} s\n`,
      );
    },
  };
}
