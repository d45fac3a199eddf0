import {
  INDEX_FORM,
  INDEX_PATH,
  markdownPath,
  type DocsIndex,
  type IndexedPage,
} from '@mui-x-docs/docs-index/format';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {NoSuchFile, type DocsSource} from './docsSource';

/** Indexes of a site, and its Markdown versions, which are read on request. */
export interface Docs extends DocsIndex {
  readMirror: (page: IndexedPage) => Promise<string>;
  /** The index of names that the search of the site has. */
  names: SearchIndex;
  /** A file of the search of the site, where the index of the full text lies too. */
  readSearchFile: (file: string) => Promise<Buffer>;
  /** Addresses that pages may be asked for by. */
  origins: string[];
}

async function readIndex(source: DocsSource, file: string): Promise<DocsIndex | undefined> {
  let text: string;
  try {
    text = (await source.read(file)).toString('utf8');
  } catch (error) {
    if (error instanceof NoSuchFile) {
      return undefined;
    }
    throw error;
  }
  try {
    return JSON.parse(text) as DocsIndex;
  } catch {
    // A page that says that there is no such page.
    return undefined;
  }
}

/**
 * Reads what a site has for agents.
 *
 * @param language the language of the answers, one that the site has.
 * @throws one line that says what to do where there is no such site.
 */
export async function loadDocs(source: DocsSource, language: string): Promise<Docs> {
  // The first language of a site is at its root, and so is a language that was built alone.
  for (const folder of ['', `${language}/`]) {
    const index = await readIndex(source, folder + INDEX_PATH);
    if (index?.language === language) {
      if (index.form !== INDEX_FORM) {
        throw new Error(
          `${source.name} was built for another release of this server: install the one that comes with the docs of ${index.version}`,
        );
      }
      const readSearchFile = (file: string) => source.read(`${folder}${INDEX_FOLDER}/${file}`);
      return {
        ...index,
        origins: [index.siteUrl, ...(source.origin ? [source.origin] : [])],
        names: JSON.parse((await readSearchFile(NAMES_FILE)).toString('utf8')) as SearchIndex,
        readSearchFile,
        readMirror: async (page) =>
          (
            await source.read(folder + markdownPath(page.path).slice(index.baseUrl.length))
          ).toString('utf8'),
      };
    }
  }
  throw new Error(
    source.origin
      ? `${source.name} has no docs in the language "${language}" (${INDEX_PATH}): set DOCS_URL to where the docs are deployed`
      : `${source.name} holds no build in the language "${language}": run "npx docusaurus build --locale ${language}" first`,
  );
}
