import fs from 'node:fs';
import path from 'node:path';
import {
  INDEX_PATH,
  MARKDOWN_EXTENSION,
  markdownPath,
  type DocsIndex,
} from '@mui-x-docs/docs-index/format';
import {createNames} from '@mui-x-docs/doctor/names';
import {NAMES_PATH} from '@mui-x-docs/doctor/namesPath';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addMiddleware, type Middleware} from '../../site/devServer/addMiddleware';
import {writeFile} from '../../site/files/files';
import {renderPage} from '../../site/pages/collectPages';
import {loadPages, type PageModel, type PagesOptions} from '../../site/pages/loadPages';
import {findPackage, readManifest} from '../../site/packages/findPackage';
import {packMcp} from '../../site/packages/packMcp';
import {readInstallation} from '../../site/packages/readInstallation';
import {packagesOf, PRODUCTS, type ProductName} from '../../site/products/shared';
import {createIndex} from './createIndex';
import {createLlms} from './createLlms';
import {createServerCard, SERVER_CARD_PATH} from './createServerCard';
import {createSkills} from './createSkills';

/**
 * Publishes each page as Markdown at its path + `.md`, and the files that point agents to it:
 * `llms.txt`, `llms-full.txt`, the MCP server with its index and card, and skills. `npm start` renders the Markdown on
 * request.
 */
export default function agentsPlugin(context: LoadContext, options: PagesOptions): Plugin {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  const server = path.join(siteDir, 'packages/mcp');
  const serverManifest = fs.existsSync(server) ? readManifest(server) : undefined;
  let model: PageModel;

  /** Returns what the upgrade assistant compares files with. */
  const printNames = (index: DocsIndex): string => {
    const peers = PRODUCTS.flatMap(packagesOf).flatMap((name) => {
      const folder = findPackage(siteDir, name);
      return folder ? [[name, readManifest(folder).peerDependencies ?? {}] as const] : [];
    });
    return JSON.stringify(createNames(index, Object.fromEntries(peers)));
  };

  const handle: Middleware = (request, response, next) => {
    const pathname = (request.url ?? '').split('?')[0] ?? '';
    if (pathname === baseUrl + NAMES_PATH) {
      // Names are on the API pages. Rendering all pages would block the server.
      const pages = model.pages.filter(({isApi}) => isApi);
      const index = createIndex(
        pages.map((page) => renderPage(page, model.site)),
        {...model.site, baseUrl},
      );
      response.setHeader('Content-Type', 'application/json');
      response.end(printNames(index));
      return;
    }
    const page = pathname.endsWith(MARKDOWN_EXTENSION)
      ? model.pages.find((candidate) => markdownPath(candidate.path) === pathname)
      : undefined;
    if (!page) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(renderPage(page, model.site).markdown);
  };

  return {
    name: 'agents',
    async allContentLoaded({allContent}) {
      model = loadPages(allContent, context, options);
    },
    configureWebpack(config) {
      return config.mode === 'development' ? addMiddleware('agents', handle) : {};
    },
    async postBuild({outDir}) {
      const {site} = model;
      const {version, siteUrl, language} = site;
      const pages = model.pages.map((page) => renderPage(page, site));
      for (const page of pages) {
        writeFile(path.join(outDir, markdownPath(page.path).slice(baseUrl.length)), page.markdown);
      }
      const {title, tagline} = siteConfig;
      const index = createIndex(pages, {version, siteUrl, baseUrl, language});
      writeFile(path.join(outDir, INDEX_PATH), JSON.stringify(index));
      writeFile(path.join(outDir, NAMES_PATH), printNames(index));
      const texts = createLlms(pages, {title, tagline, ...site});
      // Agents look for skills at the root of a host. Older versions don't have a server.
      if (i18n.currentLocale === i18n.defaultLocale && version === serverManifest?.version) {
        const install = (product: ProductName) => readInstallation(product, siteDir);
        texts.push(...createSkills(index, {productNames: site.productNames, install}));
        const files = packMcp(siteDir, siteConfig.url);
        for (const {path: name, content} of files) {
          writeFile(path.join(outDir, name), content);
        }
        const {description = ''} = serverManifest;
        const card = createServerCard(siteConfig.url, files, {version, description});
        texts.push({path: SERVER_CARD_PATH, text: card});
      }
      for (const {path: name, text} of texts) {
        writeFile(path.join(outDir, name), text);
      }
    },
  };
}
