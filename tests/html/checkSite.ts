import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {DomUtils} from 'htmlparser2';
import {hashScript} from '../../plugins/security-headers/collectInlineScripts';
import {findRule, parseHostFile} from '../../plugins/redirects/hostFile';
import {SOURCE_LANGUAGE, splitLanguage} from '../../site/languages/shared';
import {decodeFragment} from '../../site/pages/shared';
import {candidateIds} from '../../src/components/api/findRow';
import {parseHeaders} from '../site/harness/staticServer';
import {readText, type Element, type HtmlPage} from './readHtml';

/** The most that a page may request before anything runs, in KiB of gzip, by whether it has demos. */
const BUDGETS = {
  plain: {js: 150, css: 28, fonts: 80, html: 48},
  // The longest guides, with a copyable server or 27 demos, are at 155.
  withDemos: {js: 156, css: 29, fonts: 80, html: 48},
  // Names, sentences, and properties of up to 400 demos.
  catalog: {js: 158, css: 29, fonts: 80, html: 48},
};

/** How many KiB of scripts more a translated page may request: its texts take more bytes. */
const TRANSLATED_JS = 2;

/** A build as its host serves it. */
export interface BuiltSite {
  folder: string;
  pages: readonly HtmlPage[];
  /** Base URLs of languages that the configuration names and the build doesn't contain: `['/zh/']`. */
  missing: readonly string[];
}

type Rule = (site: BuiltSite) => string[];

const readIfThere = (file: string): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';

const contentOf = ({elements}: HtmlPage, attribute: string, value: string): string | undefined =>
  elements.find((element) => element.name === 'meta' && element.attribs[attribute] === value)
    ?.attribs.content;

const languageOf = ({elements}: HtmlPage): string =>
  elements.find(({name}) => name === 'html')?.attribs.lang ?? '';

const isIndexed = (page: HtmlPage): boolean =>
  !/noindex/.test(contentOf(page, 'name', 'robots') ?? '') && !page.path.endsWith('404.html');

const linksOf = ({elements}: HtmlPage, rel: string): Element[] =>
  elements.filter(({name, attribs}) => name === 'link' && attribs.rel === rel);

/** No two pages of a language have the same title or description: a search result has nothing else to tell them apart. */
const titles: Rule = ({pages}) => {
  const first = new Map<string, string>();
  return pages.filter(isIndexed).flatMap((page) => {
    const title = page.elements.find(({name}) => name === 'title');
    const description = contentOf(page, 'name', 'description');
    return [
      ...(description?.trim() ? [] : [`${page.path}: It has no description.`]),
      ...[
        ['title', title ? readText(title) : ''],
        ['description', description ?? ''],
      ].flatMap(([what, value]) => {
        const key = `${languageOf(page)} ${what} ${value!.trim().toLowerCase()}`;
        const other = first.get(key);
        first.set(key, other ?? page.path);
        return other && value ? [`${page.path}: It has the ${what} of ${other}: "${value}".`] : [];
      }),
    ];
  });
};

/** Every link inside the site reaches a page, and every fragment an id of that page. */
const links: Rule = ({folder, pages, missing}) => {
  const rules = parseHostFile(readIfThere(path.join(folder, '_redirects')));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const isFile = new Map<string, boolean>();
  const exists = (pathname: string): boolean => {
    const file = path.join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    const known = isFile.get(file) ?? fs.existsSync(file);
    isFile.set(file, known);
    return known;
  };
  return pages.flatMap((page) =>
    page.elements
      .filter(({name, attribs}) => name === 'a' && attribs.href !== undefined)
      .flatMap(({attribs}) => {
        const href = attribs.href!;
        const problem = (text: string) => [`${page.path}: The link "${href}" ${text}.`];
        if (href.trim() === '' || /^javascript:/i.test(href)) {
          return problem('has no URL');
        }
        if (attribs.target === '_blank' && !/\bnoopener\b/.test(attribs.rel ?? '')) {
          return problem('opens a tab without rel="noopener"');
        }
        if (!/^[/#?.]/.test(href) || href.startsWith('//')) {
          // Editors register schemes for links that add an MCP server.
          return /^(https?:|mailto:|\/\/|cursor:|vscode:)/.test(href)
            ? []
            : problem('is neither a path nor a URL');
        }
        const url = new URL(href, `https://site${page.path}`);
        const rule =
          findRule(rules, url.pathname, true) ??
          (exists(url.pathname) ? undefined : findRule(rules, url.pathname));
        const target = rule && rule.status !== 404 ? new URL(rule.to, url) : url;
        if (target.host !== 'site') {
          return [];
        }
        if (missing.some((baseUrl) => target.pathname.startsWith(baseUrl))) {
          return [];
        }
        if (!exists(target.pathname)) {
          return problem('resolves to no page');
        }
        const id = decodeFragment(url.hash || target.hash);
        const to = byPath.get(target.pathname);
        return id && to && !candidateIds(id).some((one) => to.byId.has(one)) && !isDemoHash(id)
          ? problem(`resolves to no section of ${to.path}`)
          : [];
      }),
  );
};

/** `#css-BasicBars.tsx` opens the code of a demo, see `src/settings/parseDemoHash.ts`. */
const isDemoHash = (id: string): boolean => /\.(js|tsx)$/.test(id);

/** A page names itself as the one that counts, and its translations name each other. */
const identity: Rule = ({pages, missing}) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.filter(isIndexed).flatMap((page) => {
    const problem = (text: string) => [`${page.path}: ${text}`];
    const canonicals = linksOf(page, 'canonical').map(({attribs}) => attribs.href ?? '');
    const url = canonicals.at(-1) ?? '';
    const alternates = linksOf(page, 'alternate').filter(({attribs}) => attribs.hreflang);
    const toPath = (href: string) => (URL.canParse(href) ? new URL(href).pathname : href);
    return [
      ...(toPath(url) === page.path ? [] : problem(`The canonical link is "${url}".`)),
      ...(contentOf(page, 'property', 'og:url') === url
        ? []
        : problem(`The URL to share is "${contentOf(page, 'property', 'og:url')}".`)),
      ...(alternates.some(
        ({attribs}) =>
          attribs.hreflang === languageOf(page) && toPath(attribs.href ?? '') === page.path,
      )
        ? []
        : problem('No hreflang link names the page itself.')),
      ...(alternates.some(({attribs}) => attribs.hreflang === 'x-default')
        ? []
        : problem('No hreflang link is for readers of other languages.')),
      ...alternates.flatMap(({attribs}) => {
        const pathname = toPath(attribs.href ?? '');
        const isBuilt = !missing.some((baseUrl) => pathname.startsWith(baseUrl));
        return isBuilt && !byPath.has(pathname)
          ? problem(`The hreflang link "${attribs.href}" resolves to no page.`)
          : [];
      }),
    ];
  });
};

/** Whether a script is written into the page and runs there; other types hold data. */
const isRun = ({src, type = ''}: Record<string, string>): boolean =>
  src === undefined && /^(?:|module|(?:text|application)\/javascript)$/i.test(type.trim());

/** The policy of a page allows the scripts that are written into it. */
const policies: Rule = ({folder, pages}) => {
  const rules = parseHeaders(readIfThere(path.join(folder, '_headers')));
  return pages.flatMap((page) => {
    const policy =
      rules
        .filter((rule) => rule.path.test(page.path))
        .flatMap(({headers}) => headers)
        .filter(([name]) => name.toLowerCase() === 'content-security-policy')
        .at(-1)?.[1] ??
      contentOf(page, 'http-equiv', 'Content-Security-Policy') ??
      '';
    if (policy === '') {
      return [`${page.path}: It has no Content-Security-Policy.`];
    }
    return page.elements
      .filter(({name, attribs}) => name === 'script' && isRun(attribs))
      .map((script) => DomUtils.textContent(script))
      .filter((script) => !policy.includes(hashScript(script)))
      .map((script) => `${page.path}: The policy blocks the script "${script.slice(0, 60)}".`);
  });
};

/** What the HTML of a page requests exists, and stays within the budget. */
const weights: Rule = ({folder, pages}) => {
  const sizes = new Map<string, number | undefined>();
  const measure = (pathname: string): number | undefined => {
    if (!sizes.has(pathname)) {
      const file = path.join(folder, pathname);
      const isCompressed = pathname.endsWith('.woff2');
      sizes.set(
        pathname,
        fs.existsSync(file)
          ? (isCompressed ? fs.statSync(file).size : zlib.gzipSync(fs.readFileSync(file)).length) /
              1024
          : undefined,
      );
    }
    return sizes.get(pathname);
  };
  return pages.flatMap((page) => {
    const requested = page.elements.flatMap(({name, attribs}) => [
      ...(name === 'script' && attribs.src ? [attribs.src] : []),
      ...(name === 'script' ? (attribs['data-scripts'] ?? '').split(' ') : []),
      ...(name === 'link' &&
      /^(stylesheet|preload|modulepreload|icon|manifest|apple-touch-icon)$/.test(attribs.rel ?? '')
        ? [attribs.href ?? '']
        : []),
      ...(name === 'img' ? [attribs.src ?? ''] : []),
    ]);
    const files = [...new Set(requested)].filter((file) => file.startsWith('/'));
    const missing = files.filter((file) => measure(file.split('?')[0]!) === undefined);
    const sum = (ending: RegExp) =>
      files
        .filter((file) => ending.test(file))
        .reduce((total, file) => total + (measure(file.split('?')[0]!) ?? 0), 0);
    const hasDemos = page.elements.some(({attribs}) => 'data-demo-scope' in attribs);
    const isCatalog = /\/x\/demos\//.test(page.path);
    const {js, ...others} = BUDGETS[hasDemos ? 'withDemos' : isCatalog ? 'catalog' : 'plain'];
    const isTranslated = splitLanguage(page.path).language !== SOURCE_LANGUAGE;
    const budget = {...others, js: js + (isTranslated ? TRANSLATED_JS : 0)};
    const kinds = {
      js: sum(/\.js$/),
      css: sum(/\.css$/),
      fonts: sum(/\.woff2$/),
      html: zlib.gzipSync(page.html).length / 1024,
    };
    return [
      ...missing.map((file) => `${page.path}: The file "${file}" doesn't exist.`),
      ...Object.entries(kinds)
        .filter(([kind, size]) => size > budget[kind as keyof typeof budget])
        .map(
          ([kind, size]) =>
            `${page.path}: It requests ${size.toFixed(1)} KiB of ${kind}, more than ${budget[kind as keyof typeof budget]}.`,
        ),
    ];
  });
};

/** The size that social networks allow for each page's card, in KiB. */
const CARD_KIB = 40;

/** A page names the picture that represents it elsewhere: a PNG of 1200 × 630 px, with its text. */
const socialCards: Rule = ({folder, pages}) =>
  pages.filter(isIndexed).flatMap((page) => {
    const read = (name: string) => contentOf(page, 'property', `og:image${name}`) ?? '';
    const url = read('');
    const file = URL.canParse(url) ? path.join(folder, new URL(url).pathname) : '';
    if (file === '' || !fs.existsSync(file)) {
      return [`${page.path}: The card "${url}" doesn't exist.`];
    }
    const card = fs.readFileSync(file);
    const size = [card.readUInt32BE(16), card.readUInt32BE(20)].join(' × ');
    return [
      ...(size === '1200 × 630' && size === `${read(':width')} × ${read(':height')}`
        ? []
        : [`${page.path}: The card "${url}" has ${size} px, not 1200 × 630.`]),
      ...(card.length > CARD_KIB * 1024
        ? [`${page.path}: The card "${url}" has more than ${CARD_KIB} KiB.`]
        : []),
      ...(read(':alt').trim() ? [] : [`${page.path}: The card "${url}" has no alt text.`]),
    ];
  });

const RULES: readonly Rule[] = [titles, links, identity, policies, weights, socialCards];

/** Returns the problems that the pages of a build show together, one line each. */
export function checkSite(site: BuiltSite): string[] {
  return RULES.flatMap((rule) => rule(site));
}
