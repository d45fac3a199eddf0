import fs from 'node:fs';
import path from 'node:path';
import {SOURCE_LANGUAGE} from '../languages/shared';
import {CURRENT} from '../versions/shared';

/** A folder of pages, and the folder of their translations below `i18n/<language>/`. */
export interface Home {
  source: string;
  translations: string;
}

/** Folders and paths of the pages of one kind. */
interface Kind {
  /** Returns the folder of a version's pages. */
  sourceOf: (version: string) => string;
  /** Returns the folder of its translations below `i18n/<language>/`. */
  translationsOf: (version: string) => string;
  /** The path prefix of the pages. */
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
  // Pages outside the docs, such as the privacy page.
  {
    sourceOf: () => 'src/pages',
    translationsOf: () => 'docusaurus-plugin-content-pages',
    base: '/',
  },
];

/** The folders of the current docs, and of pages outside the docs. */
export const HOMES: readonly Home[] = KINDS.map(({sourceOf, translationsOf}) => ({
  source: sourceOf(CURRENT),
  translations: translationsOf(CURRENT),
}));

/** The properties of a page that its file path determines. */
export interface PageFile {
  language: string;
  /** `current`, or a major such as `v7`. */
  version: string;
  /** The file, relative to the folder of its pages: `react-charts/bars/index.mdx`. */
  page: string;
  /** The page's file in the source language; the same file if the page isn't a translation. */
  source: string;
  /** The path without version and language: `/x/react-charts/bars/`. */
  pathname: string;
}

/** Returns the path of a page below the prefix of its kind: `bars/index.mdx` → `bars/`. */
const pathnameOf = (base: string, page: string): string => {
  const folder = page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return folder ? `${base}${folder}/` : base;
};

/**
 * Identifies a page by its file. Only this module maps files, paths, versions, and languages.
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
        pathname: pathnameOf(base, page),
      };
    }
  }
  return undefined;
}

/**
 * Returns the path of a page, without version and language, from its source folder and its file in
 * it.
 */
export const findPathname = (source: string, page: string): string =>
  readPageFile(`${source}/${page}`)?.pathname ?? pathnameOf('/', page);

/**
 * Returns the file of the page at a path; undefined if it doesn't exist.
 *
 * @param docsDir the folder of its version's pages, relative to the site
 * @param pathname without version and language: `/x/react-charts/bars/`
 * @returns relative to the site
 */
export function findFile(siteDir: string, docsDir: string, pathname: string): string | undefined {
  const page = pathname.replace(/^\/x\/|\/$/g, '');
  return [`${docsDir}/${page}/index.mdx`, `${docsDir}/${page}.mdx`].find((file) =>
    fs.existsSync(path.join(siteDir, file)),
  );
}

/**
 * Returns the file of a page in the source language, in the same version.
 *
 * @param file absolute path of the page's file, in any language
 */
export function findSourceFile(siteDir: string, file: string): string {
  const source = readPageFile(path.relative(siteDir, file))?.source;
  return source === undefined ? file : path.join(siteDir, source);
}

/** The absolute paths of a page and its related folders. */
export interface PagePaths {
  siteDir: string;
  /** The page's file. */
  file: string;
  /** The page's folder in the source language, in the same version. */
  folder: string;
  /** Folder of the version's docs in the source language. */
  docsDir: string;
}

/** Returns the paths of a page in any language. */
export function locatePage(siteDir: string, file: string): PagePaths {
  const {version = CURRENT} = readPageFile(path.relative(siteDir, file)) ?? {};
  return {
    siteDir,
    file,
    folder: findDemoFolder(siteDir, file),
    docsDir: path.join(siteDir, DOCS.sourceOf(version)),
  };
}

/** Returns the folder of a page's demos. A translated page shows those of its source. */
export const findDemoFolder = (siteDir: string, file: string): string =>
  path.dirname(findSourceFile(siteDir, file));
