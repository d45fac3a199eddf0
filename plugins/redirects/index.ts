import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
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

/** The front matter of a page; of a translated one that of the page it translates, because addresses are the same in all languages. */
async function readFrontMatter(
  doc: LoadedVersion['docs'][number],
  {contentPath, contentPathLocalized}: LoadedVersion,
  siteDir: string,
): Promise<Record<string, unknown>> {
  const inside =
    contentPathLocalized &&
    path.relative(contentPathLocalized, doc.source.replace('@site', siteDir));
  if (!inside || inside.startsWith('..')) {
    return doc.frontMatter;
  }
  const filePath = path.join(contentPath, inside);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  return (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
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
 * Old addresses lead to the pages that took them over, as `redirect_from` in their front matter says; `renames.ts` says
 * which pages have to. The build writes a small page for each and `_redirects` for the host; `npm start` answers them itself.
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
      const pages = await Promise.all(
        (shown?.docs ?? []).map(async (doc): Promise<PageWithRedirects> => {
          const source = doc.source.replace('@site/', '');
          const {redirect_from: from} = await readFrontMatter(doc, shown!, siteDir);
          return {
            path: `/${doc.permalink.slice(baseUrl.length)}`,
            source,
            from: readOldAddresses(from, source),
          };
        }),
      );
      redirects = createRedirects({
        pages,
        renames: RENAMES,
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
      const words = codeTranslations['docs.redirect.link'] ?? 'This page has moved';
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
