import fs from 'node:fs';
import path from 'node:path';
import {SOURCE_LANGUAGE} from '../languages/shared';
import {CURRENT} from '../versions/shared';

/** A folder of pages, and where their translations lie below `i18n/<language>/`. */
export interface Home {
  source: string;
  translations: string;
}

/** Folders and addresses of the pages of one kind. */
interface Kind {
  /** The folder of a version's pages. */
  sourceOf: (version: string) => string;
  /** The folder of its translations below `i18n/<language>/`. */
  translationsOf: (version: string) => string;
  /** What stands before the page's folder in its address. */
  base: string;
}

const DOCS: Kind = {
  sourceOf: (version) => (version === CURRENT ? 'docs' : `versioned_docs/version-${version}`),
  translationsOf: (version) =>
    `docusaurus-plugin-content-docs/${version === CURRENT ? version : `version-${version}`}`,
  base: '/x/',
};

const KINDS: readonly Kind[] = [
  DOCS,
  // Those outside of the docs, like the one on privacy.
  {
    sourceOf: () => 'src/pages',
    translationsOf: () => 'docusaurus-plugin-content-pages',
    base: '/',
  },
];

/** The pages of the current docs, and those outside of them. */
export const HOMES: readonly Home[] = KINDS.map(({sourceOf, translationsOf}) => ({
  source: sourceOf(CURRENT),
  translations: translationsOf(CURRENT),
}));

/** What the file of a page says of it. */
export interface PageFile {
  language: string;
  /** `current`, or a major like `v7`. */
  version: string;
  /** The file below the folder of its pages: `react-charts/bars/index.mdx`. */
  page: string;
  /** The file that holds the page in the source language; the same one where the page is no translation. */
  source: string;
  /** Without version and language: `/x/react-charts/bars/`. */
  address: string;
}

/** The address of a page below the base of its kind: `bars/index.mdx` → `bars/`. */
const addressOf = (base: string, page: string): string => {
  const folder = page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return folder ? `${base}${folder}/` : base;
};

/**
 * Tells a page from its file: the one place that knows how file, address, version and language belong together.
 *
 * @param file relative to the site
 * @returns undefined for a file outside the folders of pages
 */
export function readPageFile(file: string): PageFile | undefined {
  const name = file.split(path.sep).join('/');
  const [, language = SOURCE_LANGUAGE, below = name] = /^i18n\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const version = /^(?:versioned_docs|[^/]+-content-docs)\/version-([^/]+)\//.exec(below)?.[1];
  for (const {sourceOf, translationsOf, base} of KINDS) {
    const source = sourceOf(version ?? CURRENT);
    const folder = below === name ? source : translationsOf(version ?? CURRENT);
    if (below.startsWith(`${folder}/`)) {
      const page = below.slice(folder.length + 1);
      return {
        language,
        version: version ?? CURRENT,
        page,
        source: `${source}/${page}`,
        address: addressOf(base, page),
      };
    }
  }
  return undefined;
}

/** The address of a page, without version and language, from a folder of sources and its file below it. */
export const findAddress = (source: string, page: string): string =>
  readPageFile(`${source}/${page}`)?.address ?? addressOf('/', page);

/**
 * The file of the page at an address; undefined where it is not written yet.
 *
 * @param docsDir the folder of its version's pages, relative to the site
 * @param address without version and language: `/x/react-charts/bars/`
 * @returns relative to the site
 */
export function findFile(siteDir: string, docsDir: string, address: string): string | undefined {
  const page = address.replace(/^\/x\/|\/$/g, '');
  return [`${docsDir}/${page}/index.mdx`, `${docsDir}/${page}.mdx`].find((file) =>
    fs.existsSync(path.join(siteDir, file)),
  );
}

/**
 * The file that holds a page in the source language, in the same version.
 *
 * @param file absolute path of the page's file, in any language
 */
export function findSourceFile(siteDir: string, file: string): string {
  const source = readPageFile(path.relative(siteDir, file))?.source;
  return source === undefined ? file : path.join(siteDir, source);
}

/** Where a page and what belongs to it are; all paths are absolute. */
export interface PagePlace {
  siteDir: string;
  /** The page's file. */
  file: string;
  /** The page's folder in the source language, in the same version. */
  folder: string;
  /** Folder of the version's docs in the source language. */
  docsDir: string;
}

/** Finds the place of a page in any language. */
export function locatePage(siteDir: string, file: string): PagePlace {
  const {version = CURRENT} = readPageFile(path.relative(siteDir, file)) ?? {};
  return {
    siteDir,
    file,
    folder: findDemoFolder(siteDir, file),
    docsDir: path.join(siteDir, DOCS.sourceOf(version)),
  };
}

/** The folder that holds the demos of a page: a translated page shows those that lie beside the page it translates. */
export const findDemoFolder = (siteDir: string, file: string): string =>
  path.dirname(findSourceFile(siteDir, file));
