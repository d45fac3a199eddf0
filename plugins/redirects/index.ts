import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addMiddleware} from '../dev-server/addMiddleware';
import {createRedirects, type PageWithRedirects, type Redirect} from './createRedirects';
import {RENAMES, SHORT_LINKS} from './renames';
import {localize, renderHostFile, renderRedirectPage} from './renderRedirects';

/** Options of the plugin. */
export interface RedirectsOptions {
  /** Address of the vendor's host, without a slash at the end: short addresses lead to pages there that this site does not have. */
  host: string;
}

/** The old addresses that a page took over, from its front matter. */
function readOldAddresses(value: unknown, source: string): string[] {
  if (value === undefined) {
    return [];
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value;
  }
  throw new Error(
    `${source}: redirect_from in the front matter is no list of addresses: write redirect_from: ["/x/…/"]`,
  );
}

/** Stops the build where a redirect leads to a heading that its page does not have. */
function checkAnchor({from, to}: Redirect, outDir: string): void {
  const [page = '', anchor] = to.split('#');
  const file = path.join(outDir, page, 'index.html');
  if (anchor && page.startsWith('/') && fs.existsSync(file)) {
    const html = fs.readFileSync(file, 'utf8');
    if (!new RegExp(`\\sid="?${anchor}["\\s>]`).test(html)) {
      throw new Error(
        `plugins/redirects/renames.ts: "${from}" leads to ${to}, and that page has no heading with the id "${anchor}"`,
      );
    }
  }
}

/**
 * Old addresses lead to the pages that took them over: `redirect_from` in a page's front matter, and the lines of
 * `renames.ts`. The build writes a small page for each and `_redirects` for the host; `npm start` answers them itself.
 */
export default function redirectsPlugin(
  {siteDir, siteConfig, i18n, baseUrl, codeTranslations}: LoadContext,
  {host}: RedirectsOptions,
): Plugin {
  let redirects: Redirect[] = [];
  return {
    name: 'redirects',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const versions = content?.loadedVersions ?? [];
      const shown = versions.find(({isLast}) => isLast) ?? versions[0];
      const isCurrent = shown?.versionName === 'current';
      const pages = (shown?.docs ?? []).map((doc): PageWithRedirects => {
        const source = doc.source.replace('@site/', '');
        const {redirect_from: from} = doc.frontMatter as {redirect_from?: unknown};
        return {
          path: `/${doc.permalink.slice(baseUrl.length)}`,
          source,
          from: readOldAddresses(from, source),
        };
      });
      redirects = createRedirects({
        pages,
        // An older version says its own old addresses: what was renamed since is still a page there.
        renames: isCurrent ? RENAMES : {},
        shortLinks: SHORT_LINKS,
        host,
      });
    },
    configureWebpack(config) {
      return config.mode === 'development'
        ? addMiddleware('redirects', (request, response, next) => {
            const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
            const found = redirects.find(({from}) =>
              [pathname, `${pathname}/`].includes(localize(from, baseUrl)),
            );
            if (!found) {
              next();
              return;
            }
            const [page, anchor] = localize(found.to, baseUrl).split('#');
            response.writeHead(found.status, {
              Location: page + search + (anchor ? `#${anchor}` : ''),
            });
            response.end();
          })
        : {};
    },
    async postBuild({outDir}) {
      const words = codeTranslations['docs.redirect.link'] ?? 'This page is at another address now';
      for (const redirect of redirects) {
        checkAnchor(redirect, outDir);
        const file = path.join(outDir, redirect.from, 'index.html');
        if (fs.existsSync(file)) {
          throw new Error(
            `${path.relative(siteDir, file)}: a redirect from "${redirect.from}" would take the place of this page: take it out of renames.ts or of the front matter`,
          );
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
      }
      // One file serves every language: their pages have the same addresses.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const baseUrls = i18n.locales.map(
          (locale) => i18n.localeConfigs[locale]?.baseUrl ?? `/${locale}/`,
        );
        fs.writeFileSync(path.join(outDir, '_redirects'), renderHostFile(redirects, baseUrls));
      }
    },
  };
}
