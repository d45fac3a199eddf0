import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {INDEX_PATH, MIRROR_EXTENSION, mirrorPath} from '@mui-x-docs/docs-index/format';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandaloneContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {MdxComponents} from '../../site/mdx/mdxComponent';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import type {Release} from '../../site/releases/shared';
import {
  collectPages,
  collectStandalone,
  renderPage,
  type SiteContext,
  type MirrorPage,
} from '../../site/pages/collectPages';
import {createIndex} from './createIndex';
import {createLlms} from './createLlms';
import {renderReleases} from '../../site/pages/renderReleases';
import {nameProducts} from '../../site/products/productNames';

/** Options of the plugin. */
export interface AgentsOptions {
  /** The code host: sources are shown there. */
  repoUrl: string;
  /** The version that readers see, without a `v`. */
  version: string;
  /** The MDX components that pages use. */
  components: MdxComponents;
}

function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Gives every page a Markdown mirror at its address + `.md`, made from its source, and writes what leads agents to them:
 * `llms.txt`, `llms-full.txt`, and the index that the MCP server answers from. `npm start` makes the mirrors on demand.
 */
export default function agentsPlugin(
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  {repoUrl, version, components}: AgentsOptions,
): Plugin {
  const site: SiteContext = {
    siteDir,
    siteUrl: siteConfig.url,
    baseUrl,
    language: i18n.currentLocale,
    productNames: nameProducts(codeTranslations),
    repoUrl,
    version,
    components,
  };
  let pages: MirrorPage[] = [];

  /** The pages that are made of data, in the words that they have on the site. */
  const collectOthers = (releases: readonly Release[]): MirrorPage[] => {
    const words = (id: string, english: string) => codeTranslations[id] ?? english;
    return [
      {
        path: `${baseUrl}x/whats-new/`,
        title: words('docs.whatsNew.title', "What's new in MUI X"),
        description: words(
          'docs.whatsNew.description',
          'All stable releases of this major version, with their changes, breaking changes and products.',
        ),
        group: '',
        isApi: false,
        renderBody: () => renderReleases(releases, site.productNames),
      },
      {
        path: `${baseUrl}x/all-pages/`,
        title: words('docs.allPages.title', 'All pages'),
        description: words(
          'docs.allPages.description',
          'Every page of the MUI X documentation, product by product.',
        ),
        group: '',
        isApi: false,
        renderBody: () => ({
          markdown: `${pages
            .map((page) => `- [${page.title}](${site.siteUrl}${mirrorPath(page.path)})`)
            .join('\n')}\n`,
          headings: [],
        }),
      },
    ];
  };

  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const pathname = (request.url ?? '').split('?')[0] ?? '';
    const page = pathname.endsWith(MIRROR_EXTENSION)
      ? pages.find((candidate) => mirrorPath(candidate.path) === pathname)
      : undefined;
    if (!page) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(renderPage(page, site).markdown);
  };

  return {
    name: 'agents',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const releases = (allContent['whats-new']?.default ?? []) as Release[];
      const standalone = allContent['docusaurus-plugin-content-pages']?.default as
        | StandaloneContent
        | undefined;
      const others = [...collectOthers(releases), ...collectStandalone(standalone ?? [], site)];
      pages = content ? collectPages(content, site, others) : [];
    },
    configureWebpack(config) {
      return config.mode === 'development' ? addMiddleware('agents', answer) : {};
    },
    async postBuild({outDir}) {
      const mirrors = pages.map((page) => renderPage(page, site));
      const inside = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      for (const {path: address, markdown} of mirrors) {
        writeFile(inside(mirrorPath(address)), markdown);
      }
      const {title, tagline} = siteConfig;
      for (const {path: name, text} of createLlms(mirrors, {title, tagline, ...site})) {
        writeFile(path.join(outDir, name), text);
      }
      const {siteUrl, language} = site;
      writeFile(
        path.join(outDir, INDEX_PATH),
        JSON.stringify(createIndex(mirrors, {version, siteUrl, baseUrl, language})),
      );
    },
  };
}
