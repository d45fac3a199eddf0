import type {Redirect} from './createRedirects';

/** The script of every redirect page, a file of its own: a policy that allows no inline script lets it run. */
const SCRIPT_PATH = 'static/redirect.js';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `/x/a/` in a language: `/zh/x/a/`. Addresses of other hosts stay. */
export const localize = (target: string, baseUrl: string): string =>
  target.startsWith('/') ? baseUrl + target.slice(1) : target;

/**
 * The page at an old address, for hosts that know no redirects. It keeps the query and the fragment; without scripts it
 * leads on by itself, and a crawler learns which page counts.
 */
export function renderRedirectPage(
  target: string,
  {
    siteUrl,
    baseUrl,
    language,
    words,
  }: {siteUrl: string; baseUrl: string; language: string; words: string},
): string {
  const address = escape(localize(target, baseUrl));
  const full = escape(localize(target, baseUrl).replace(/^(?=\/)/, siteUrl));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escape(words)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, follow">
<link rel="canonical" href="${full}">
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
<script src="/${SCRIPT_PATH}" data-target="${address}"></script>
</head>
<body>
<main><p><a href="${address}">${escape(words)}</a></p></main>
</body>
</html>
`;
}

/**
 * The file by which a static host answers old addresses itself, in every language. The exclamation mark lets the answer
 * come before the page that lies there for other hosts.
 */
export function renderHostFile(
  redirects: readonly Redirect[],
  baseUrls: readonly string[],
): string {
  const lines = baseUrls.flatMap((baseUrl) => [
    `${baseUrl} ${baseUrl}x/introduction/ 301`,
    `${baseUrl}x/ ${baseUrl}x/introduction/ 301`,
    ...redirects.map(
      ({from, to, status}) => `${localize(from, baseUrl)} ${localize(to, baseUrl)} ${status}!`,
    ),
  ]);
  return `# Written by plugins/redirects.\n${lines.join('\n')}\n`;
}
