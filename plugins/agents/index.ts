import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {INDEX_PATH, MARKDOWN_EXTENSION, markdownPath} from '@mui-x-docs/docs-index/format';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {renderPage} from '../../site/pages/collectPages';
import {loadPages, type PageModel, type PagesOptions} from '../../site/pages/loadPages';
import {createIndex} from './createIndex';
import {createLlms} from './createLlms';

function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Publishes each page as Markdown at its path + `.md`, and the files that point agents to it:
 * `llms.txt`, `llms-full.txt`, and the index of the MCP server. `npm start` renders the Markdown on
 * request.
 */
export default function agentsPlugin(context: LoadContext, options: PagesOptions): Plugin {
  const {siteConfig, baseUrl} = context;
  let model: PageModel;

  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const pathname = (request.url ?? '').split('?')[0] ?? '';
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
      return config.mode === 'development' ? addMiddleware('agents', answer) : {};
    },
    async postBuild({outDir}) {
      const {site} = model;
      const {version, siteUrl, language} = site;
      const mirrors = model.pages.map((page) => renderPage(page, site));
      const inside = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      for (const {path: address, markdown} of mirrors) {
        writeFile(inside(markdownPath(address)), markdown);
      }
      const {title, tagline} = siteConfig;
      for (const {path: name, text} of createLlms(mirrors, {title, tagline, ...site})) {
        writeFile(path.join(outDir, name), text);
      }
      writeFile(
        path.join(outDir, INDEX_PATH),
        JSON.stringify(createIndex(mirrors, {version, siteUrl, baseUrl, language})),
      );
    },
  };
}
