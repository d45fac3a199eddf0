import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findLine} from '../../site/problems/findLine';
import {
  createError,
  findProblems,
  forEachChecked,
  reportProblems,
} from '../../site/problems/problemStore';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {LANGUAGE_FOLDER} from '../../site/languages/shared';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {readJson, writeFile} from '../../site/files/files';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import {createRedirects, RENAMES_FILE, type Redirect, type Renames} from './createRedirects';
import {hasId} from './hasId';
import {checkChains, findRule, parseHostFile, renderHostFile} from './hostFile';
import {renderRedirectPage} from './renderRedirectPage';

/** Options of the plugin. */
export interface RedirectsOptions {
  /**
   * URL of the vendor's host, without a trailing slash. Short URLs redirect to its pages if this
   * site doesn't have them.
   */
  host: string;
}

/** Matches a path in a language other than the default. */
const LANGUAGE = new RegExp(`^/${LANGUAGE_FOLDER}/`);

/**
 * Rejects a redirect from an existing page, or to a missing heading.
 *
 * @throws BuildProblemError
 */
function checkRedirect({from, to}: Redirect, siteDir: string, outDir: string): void {
  const fileOf = (page: string) => path.join(outDir, page, 'index.html');
  const [page = '', anchor] = to.split('#');
  const isBroken =
    anchor &&
    page.startsWith('/') &&
    fs.existsSync(fileOf(page)) &&
    !hasId(fs.readFileSync(fileOf(page), 'utf8'), anchor);
  if (isBroken || fs.existsSync(fileOf(from))) {
    throw createError(
      isBroken
        ? `"${from}" redirects to "${to}", but that page has no heading id "${anchor}".`
        : `Redirect "${from}" conflicts with an existing page.`,
      isBroken ? 'Use one of its ids.' : 'Remove it.',
      {file: RENAMES_FILE, line: findLine(siteDir, RENAMES_FILE, from)},
    );
  }
}

/**
 * Redirects old URLs to the pages that replace them, as listed in `renames.json`. The build writes a
 * small page for each and `_redirects` for the host. `npm start` and `npm run preview` use the same
 * file.
 */
export default function redirectsPlugin(
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  {host}: RedirectsOptions,
): Plugin<Renames> {
  let redirects: Redirect[] = [];
  let hostFile = '';
  const baseUrls = listBaseUrls(i18n);
  return {
    name: 'redirects',
    getPathsToWatch: () => [RENAMES_FILE],
    // Read again each time, so that `npm start` picks up edits of the list.
    loadContent: async () => readJson<Renames>(path.join(siteDir, RENAMES_FILE))!,
    allContentLoaded({allContent}) {
      const lists = allContent.redirects?.default as Renames;
      const {shown} = readSiteContent(allContent);
      // While the list has problems, the previous redirects are used.
      const problems = findProblems(() => {
        redirects = createRedirects({
          siteDir,
          paths: new Set(
            (shown?.docs ?? []).map(({permalink}) => `/${permalink.slice(baseUrl.length)}`),
          ),
          ...lists,
          host,
        });
        hostFile = renderHostFile(redirects, baseUrls);
        checkChains(hostFile);
      });
      reportProblems('redirects', problems);
    },
    configureWebpack(config) {
      return config.mode === 'development'
        ? addMiddleware('redirects', (request, response, next) => {
            const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
            const rules = parseHostFile(hostFile);
            // The host checks for files first; here, only the language prefix shows which paths
            // can't be files.
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
        checkRedirect(redirect, siteDir, outDir);
        const file = path.join(outDir, redirect.from, 'index.html');
        writeFile(
          file,
          renderRedirectPage(redirect.to, {
            siteUrl: siteConfig.url,
            baseUrl,
            language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
            words,
          }),
        );
      });
      // All languages share one file, because their pages have the same paths. Each language is
      // built separately, and the pages of one that isn't built (yet) redirect to the default
      // language.
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
