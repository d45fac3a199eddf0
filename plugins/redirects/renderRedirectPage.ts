import {localize} from './hostFile';

/** The script of every redirect page, a file of its own: a policy that allows no inline script lets it run. */
const SCRIPT_PATH = 'static/redirect.js';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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
