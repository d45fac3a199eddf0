import {
  INDEX_VERSION,
  INDEX_PATH,
  markdownPath,
  type DocsIndex,
  type IndexedPage,
} from '@mui-x-docs/docs-index/format';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {NoSuchFile, type DocsSource} from './docsSource';

/** Indexes of a site, and its Markdown versions, which are read on request. */
export interface Docs extends DocsIndex {
  readMarkdown: (page: IndexedPage) => Promise<string>;
  /** The index of names, which the search of the site uses as well. */
  names: SearchIndex;
  /**
   * Reads a file from the folder of the site's search index, which also contains the full-text
   * index.
   */
  readSearchFile: (file: string) => Promise<Buffer>;
  /** Origins of the URLs by which pages can be requested. */
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
    // The site responded with an HTML page, usually a 404 page with status 200.
    return undefined;
  }
}

/**
 * Loads the indexes of a site.
 *
 * @param language language of the responses, which must be one of the site's.
 * @throws if the site has no docs in this language; the message contains a fix.
 */
export async function loadDocs(source: DocsSource, language: string): Promise<Docs> {
  // The default language of a site is at its root, and so is the language of a single-language
  // build.
  for (const folder of ['', `${language}/`]) {
    const index = await readIndex(source, folder + INDEX_PATH);
    if (index?.language === language) {
      if (index.formatVersion !== INDEX_VERSION) {
        throw new Error(
          `${source.name} was built for another release of this server. Install the release for the docs of ${index.version}.`,
        );
      }
      const readSearchFile = (file: string) => source.read(`${folder}${INDEX_FOLDER}/${file}`);
      return {
        ...index,
        origins: [index.siteUrl, ...(source.origin ? [source.origin] : [])],
        names: JSON.parse((await readSearchFile(NAMES_FILE)).toString('utf8')) as SearchIndex,
        readSearchFile,
        readMarkdown: async (page) =>
          (
            await source.read(folder + markdownPath(page.path).slice(index.baseUrl.length))
          ).toString('utf8'),
      };
    }
  }
  throw new Error(
    source.origin
      ? `No docs in the language "${language}" on ${source.name} ("${INDEX_PATH}"). Set \`DOCS_URL\` to the site of the docs.`
      : `No build in the language "${language}" in "${source.name}". Run \`npx docusaurus build --locale ${language}\`.`,
  );
}
