import {markdownPath} from '@mui-x-docs/docs-index/format';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandaloneContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {Release} from '../releases/shared';
import type {MdxComponents} from '../mdx/mdxComponent';
import {nameProducts} from '../products/productNames';
import {collectPages, collectStandalonePages, type DocPage, type SiteContext} from './collectPages';
import {renderReleases} from './renderReleases';

/** The site's configuration for all pages. */
export interface PagesOptions {
  /** URL of the GitHub repository. */
  repoUrl: string;
  /** The version that the site documents, without a `v`. */
  version: string;
  /** The MDX components that pages use. */
  components: MdxComponents;
}

/**
 * The pages of a site, which the Markdown versions, `llms.txt`, the MCP server, and the search
 * read.
 */
export interface PageModel {
  pages: readonly DocPage[];
  site: SiteContext;
}

/** Returns the pages that are generated from data, with their titles as displayed. */
function collectGenerated(
  site: SiteContext,
  releases: readonly Release[],
  translations: Readonly<Record<string, string>>,
  listPages: () => readonly DocPage[],
): DocPage[] {
  const text = (id: string, english: string) => translations[id] ?? english;
  return [
    {
      path: `${site.baseUrl}x/whats-new/`,
      title: text('docs.whatsNew.title', "What's new in MUI X"),
      description: text(
        'docs.whatsNew.description',
        'All stable releases of this major version, with their changes, breaking changes and products.',
      ),
      group: '',
      isApi: false,
      renderBody: () => renderReleases(releases, site.productNames),
    },
    {
      path: `${site.baseUrl}x/all-pages/`,
      title: text('docs.allPages.title', 'All pages'),
      description: text(
        'docs.allPages.description',
        'Every page of the MUI X documentation, product by product.',
      ),
      group: '',
      isApi: false,
      renderBody: () => ({
        markdown: `${listPages()
          .map((page) => `- [${page.title}](${site.siteUrl}${markdownPath(page.path)})`)
          .join('\n')}\n`,
        headings: [],
      }),
    },
  ];
}

/** Returns the pages of a build from the content of its plugins. */
export function loadPages(
  allContent: AllContent,
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  options: PagesOptions,
): PageModel {
  const site: SiteContext = {
    ...options,
    siteDir,
    siteUrl: siteConfig.url,
    baseUrl,
    language: i18n.currentLocale,
    productNames: nameProducts(codeTranslations),
  };
  const contentOf = (plugin: string): unknown => allContent[plugin]?.default;
  const docs = contentOf('docusaurus-plugin-content-docs') as LoadedContent | undefined;
  const standalone = contentOf('docusaurus-plugin-content-pages') as StandaloneContent | undefined;
  const releases = (contentOf('whats-new') ?? []) as Release[];
  const pages: DocPage[] = [];
  const others = [
    ...collectGenerated(site, releases, codeTranslations, () => pages),
    ...collectStandalonePages(standalone ?? [], site),
  ];
  if (docs) pages.push(...collectPages(docs, site, others));

  return {pages, site};
}
