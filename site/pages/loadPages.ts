import fs from 'node:fs';
import {markdownPath} from '@mui-x-docs/docs-index/format';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {Release} from '../releases/shared';
import {MDX_COMPONENTS} from '../mdx-components/registry';
import {readMdx} from '../mdx/readMdx';
import {toWords} from '../demos/shared';
import {nameProducts} from '../products/productNames';
import {PRODUCT_NAMES} from '../products/shared';
import {collectPages, collectStandalonePages, type DocPage, type SiteContext} from './collectPages';
import {readSiteContent} from './readSiteContent';
import {renderReleases} from './renderReleases';

/** The site's configuration for all pages. */
export interface PagesOptions {
  /** URL of the GitHub repository. */
  repoUrl: string;
  /** The version that the site documents, without a `v`. */
  version: string;
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
  const text = (id: string, english: string, product = '') =>
    (translations[id] ?? english).replace('{product}', product);
  return [
    {
      path: `${site.baseUrl}x/demos/`,
      title: text('docs.demoCatalog.title', 'Demo catalog'),
      description: text(
        'docs.demoCatalog.description',
        'All demos of MUI X in one place. Search them by words, component, prop, feature, and plan.',
      ),
      group: '',
      isApi: false,
      renderBody: () => ({
        markdown: `${PRODUCT_NAMES.map((name) => `- [${site.productNames[name]}](${site.siteUrl}${site.baseUrl}x/demos/${name}.md)`).join('\n')}\n`,
        headings: [],
      }),
    },
    ...PRODUCT_NAMES.map((product): DocPage => ({
      path: `${site.baseUrl}x/demos/${product}/`,
      title: text('docs.demoCatalog.productTitle', '{product} demos', site.productNames[product]),
      description: text(
        'docs.demoCatalog.productDescription',
        'All demos of the {product} guides. Search them by words, component, prop, feature, and plan.',
        site.productNames[product],
      ),
      product,
      group: '',
      isApi: false,
      renderBody: () => ({
        markdown: renderDemoList(
          listPages().filter((page) => page.product === product),
          site.siteUrl,
        ),
        headings: [],
      }),
    })),
    {
      path: `${site.baseUrl}x/whats-new/`,
      title: text('docs.whatsNew.title', "What's new in MUI X"),
      description: text(
        'docs.whatsNew.description',
        'All stable releases of this major version, with their changes, breaking changes, and products.',
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

/** Lists the demos of guides, with links to the Markdown of the guides, which contains their code. */
const renderDemoList = (guides: readonly DocPage[], siteUrl: string): string =>
  guides
    .flatMap(({path, title, file}) => {
      const demos = file ? readMdx(fs.readFileSync(file, 'utf8')).findTags('Demo') : [];
      const names = demos.flatMap(({attributes: {name}}) => (name ? toWords(name) : []));
      return names.length > 0
        ? `- [${title}](${siteUrl}${markdownPath(path)}): ${names.join(', ')}\n`
        : [];
    })
    .join('');

/** Returns the pages of a build from the content of its plugins. */
export function loadPages(
  allContent: AllContent,
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  options: PagesOptions,
): PageModel {
  const site: SiteContext = {
    ...options,
    components: MDX_COMPONENTS,
    siteDir,
    siteUrl: siteConfig.url,
    baseUrl,
    language: i18n.currentLocale,
    productNames: nameProducts(codeTranslations),
  };
  const {shown, standalonePages} = readSiteContent(allContent);
  const releases = (allContent['whats-new']?.default ?? []) as Release[];
  const pages: DocPage[] = [];
  const others = [
    ...collectGenerated(site, releases, codeTranslations, () => pages),
    ...collectStandalonePages(standalonePages, site),
  ];
  if (shown) pages.push(...collectPages(shown, site, others));
  return {pages, site};
}
