import {escapeHtml} from '../../site/markdown/escapeHtml';
import {localize} from './hostFile';

/**
 * Path of the script of all redirect pages. It's a separate file, so that a policy without inline
 * scripts allows it.
 */
const SCRIPT_PATH = 'static/redirect.js';

/**
 * Renders the page at an old path, for hosts without redirects. It keeps the query and the hash.
 * Without scripts, it redirects with a meta tag, and a canonical link points crawlers to the new
 * page.
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
  const url = escapeHtml(localize(target, baseUrl));
  const fullUrl = escapeHtml(localize(target, baseUrl).replace(/^(?=\/)/, siteUrl));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(words)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, follow">
<link rel="canonical" href="${fullUrl}">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
<script src="/${SCRIPT_PATH}" data-target="${url}"></script>
</head>
<body>
<main><p><a href="${url}">${escapeHtml(words)}</a></p></main>
</body>
</html>
`;
}
