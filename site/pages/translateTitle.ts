import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {reportProblems, type Problem} from '../problems/problemStore';
import {explainYamlError} from '../mdx/explainMdxError';
import {readMdx} from '../mdx/readMdx';
import {readPageFile} from './pageFiles';
import {toSitePath} from './toSitePath';
import {SOURCE_LANGUAGE} from '../languages/shared';
import {readHeadings, translateDescription} from '../api/headings';
import {getPageTitle} from './shared';
import {readPageTitles, type TitleCatalog} from './readPageTitles';
import {readLanguage} from '../languages/readLanguage';

/**
 * The pathname of a page that is shown in another language than it is written in, without a slash at the end. A page that is
 * translated itself lies in `i18n` and has a title of its own; one outside the docs is in no catalog.
 */
function findPathname(siteDir: string, filePath: string): string | undefined {
  const file = readPageFile(path.relative(siteDir, filePath));
  return file?.language === SOURCE_LANGUAGE && !file.source.startsWith('src/')
    ? file.address.replace(/\/$/, '')
    : undefined;
}

/** The title of a page in the language of the catalog; the page's own where the catalog has none. */
export function translateTitle(
  {pages, titles, unwritten}: TitleCatalog,
  pathname: string,
  title: string,
): string {
  return getPageTitle({pathname, title}, {...unwritten, ...pages, ...titles}) ?? title;
}

/** Returns the problem of a front matter with invalid YAML. */
function findYamlProblem(fileContent: string): Problem | undefined {
  const page = readMdx(fileContent);
  try {
    return page.frontMatter && undefined;
  } catch (error) {
    const {reason = String(error), mark} = error as {reason?: string; mark?: {line: number}};
    return explainYamlError(reason, mark?.line ?? 0, page.frontMatterText ?? '');
  }
}

/**
 * Reads the front matter of a page as Docusaurus does, with the title in the language that is being built. So heading, document
 * title, previous and next are in that language before anybody has translated the page itself. Its description is in English
 * then, and `lang` says so.
 *
 * @param language by default the one that Docusaurus builds
 */
export function createFrontMatterParser(
  siteDir: string,
  language = readLanguage(),
): ParseFrontMatter {
  const catalog = readPageTitles(siteDir, language);
  const headings = readHeadings(siteDir, language);
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = toSitePath(siteDir, filePath);
    const problem = findYamlProblem(fileContent);
    reportProblems(`front matter of ${file}`, problem ? [{file, ...problem}] : []);
    if (problem) {
      // One mistake is one line: the page continues with a front matter without problems.
      const frontMatter = {title: file.slice(-70), description: `${file.slice(-150)}.`};
      return {frontMatter, content: readMdx(fileContent).body};
    }
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const pathname = findPathname(siteDir, filePath);
    if (pathname === undefined) {
      return parsed;
    }
    const {title, description} = parsed.frontMatter;
    const translated =
      typeof description === 'string' && pathname.startsWith('/x/api/')
        ? translateDescription(description, headings, (name) => catalog.pages[name] ?? name)
        : undefined;
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        ...(typeof title === 'string' && {title: translateTitle(catalog, pathname, title)}),
        ...(translated !== undefined && {description: translated}),
        ...(language !== SOURCE_LANGUAGE && translated === undefined && {lang: SOURCE_LANGUAGE}),
      },
    };
  };
}
