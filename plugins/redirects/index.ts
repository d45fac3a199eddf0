import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {
  collectProblemsOf,
  BuildProblemError,
  forEachChecked,
} from '../../site/problems/problemStore';
import {addLineNumber} from '../../site/problems/addLineNumber';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {LANGUAGE_FOLDER} from '../../site/languages/shared';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import {createRedirects, RENAMES_FILE, type Redirect} from './createRedirects';
import {hasId} from './hasId';
import {checkChains, findRule, parseHostFile, renderHostFile} from './hostFile';
import type * as lists from './renames';
import {renderRedirectPage} from './renderRedirectPage';

/** Options of the plugin. */
export interface RedirectsOptions {
  /** Address of the vendor's host, without a slash at the end: short addresses lead to pages there that this site does not have. */
  host: string;
}

type RedirectsContent = typeof lists;

/** An address in some language. */
const LANGUAGE = new RegExp(`^/${LANGUAGE_FOLDER}/`);

/** Finds problem with a redirect that leads to a heading that its page does not have. */
function checkAnchor({from, to}: Redirect, outDir: string): void {
  const [page = '', anchor] = to.split('#');
  const file = path.join(outDir, page, 'index.html');
  if (anchor && page.startsWith('/') && fs.existsSync(file)) {
    if (!hasId(fs.readFileSync(file, 'utf8'), anchor)) {
      throw new BuildProblemError([
        `plugins/redirects/renames.ts: "${from}" leads to ${to}, and that page has no heading with the id "${anchor}": name one that it has`,
      ]);
    }
  }
}

/**
 * Old addresses lead to the pages that took them over, as `renames.ts` says. The build writes a small page for each and
 * `_redirects` for the host; `npm start` and `npm run preview` answer by the same file.
 */
export default function redirectsPlugin(
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  {host}: RedirectsOptions,
): Plugin<RedirectsContent> {
  let redirects: Redirect[] = [];
  let hostFile = '';
  const baseUrls = listBaseUrls(i18n);
  return {
    name: 'redirects',
    getPathsToWatch: () => [RENAMES_FILE],
    // Read anew, so that `npm start` follows edits of the list.
    loadContent: async () =>
      (await loadFreshModule(path.join(siteDir, RENAMES_FILE))) as RedirectsContent,
    allContentLoaded({allContent}) {
      const lists = allContent.redirects?.default as RedirectsContent;
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const versions = content?.loadedVersions ?? [];
      const shown = versions.find(({isLast}) => isLast) ?? versions[0];
      // Where the list is at problem, the addresses stay those of before.
      collectProblemsOf(
        'redirects',
        () => {
          redirects = createRedirects({
            paths: new Set(
              (shown?.docs ?? []).map(({permalink}) => `/${permalink.slice(baseUrl.length)}`),
            ),
            renames: lists.RENAMES,
            shortLinks: lists.SHORT_LINKS,
            host,
          });
          hostFile = renderHostFile(redirects, baseUrls);
          checkChains(hostFile);
        },
        (problem) => addLineNumber(siteDir, problem),
      );
    },
    configureWebpack(config) {
      return config.mode === 'development'
        ? addMiddleware('redirects', (request, response, next) => {
            const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
            const rules = parseHostFile(hostFile);
            // The host looks at its files first; here the addresses of a language tell what cannot be one.
            const found = findRule(rules, pathname, !LANGUAGE.test(pathname));
            if (!found || found.status === 404) {
              next();
              return;
            }
            const [page = '', anchor] = found.to.split('#');
            response.writeHead(found.status, {
              Location: page + search + (anchor ? `#${anchor}` : ''),
            });
            response.end();
          })
        : {};
    },
    postBuild({outDir}) {
      const words = codeTranslations['docs.redirect.link'] ?? 'This page has moved';
      forEachChecked(redirects, (redirect) => {
        checkAnchor(redirect, outDir);
        const file = path.join(outDir, redirect.from, 'index.html');
        if (fs.existsSync(file)) {
          throw new BuildProblemError([
            `plugins/redirects/renames.ts: a redirect from "${redirect.from}" would take the place of a page: take it out`,
          ]);
        }
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(
          file,
          renderRedirectPage(redirect.to, {
            siteUrl: siteConfig.url,
            baseUrl,
            language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
            words,
          }),
        );
      });
      // One file serves every language: their pages have the same addresses. Each is built by itself, and one that is not there
      // (yet) leads to the pages of the default one.
      const root = findSiteRoot(outDir, baseUrl);
      const target = path.join(root, '_redirects');
      if (i18n.currentLocale === i18n.defaultLocale || fs.existsSync(target)) {
        const built = baseUrls.filter(
          (one) => one === baseUrl || fs.existsSync(path.join(root, one, '404.html')),
        );
        fs.writeFileSync(target, renderHostFile(redirects, built));
      }
      return Promise.resolve();
    },
  };
}
