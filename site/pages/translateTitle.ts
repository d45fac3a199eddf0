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
 * Returns the pathname of a page shown in another language than it's written in, without a trailing
 * slash. A translated page is in `i18n` and has its own title; a page outside the docs isn't in the
 * catalog.
 */
function findPathname(siteDir: string, filePath: string): string | undefined {
  const file = readPageFile(path.relative(siteDir, filePath));
  return file?.language === SOURCE_LANGUAGE && !file.source.startsWith('src/')
    ? file.pathname.replace(/\/$/, '')
    : undefined;
}

/**
 * Returns the title of a page in the language of the catalog; the page's own if the catalog has
 * none.
 */
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
 * Creates a front matter parser that works like Docusaurus', but translates the title to the
 * language of the build. Heading, document title, and the previous and next links are in that
 * language even if the page isn't translated. Its description is then in English, which `lang`
 * marks.
 *
 * @param language defaults to the one that Docusaurus builds
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
      // Prevents follow-up errors: the page continues with a valid front matter.
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
