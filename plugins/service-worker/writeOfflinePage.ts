import {escapeHtml} from '../../site/markdown/escapeHtml';
import type {OfflineTexts} from './offlineTexts/shared';

/** Writes a self-contained page, because no other file may be available when it's shown. */
export function writeOfflinePage(
  texts: OfflineTexts,
  {lang, dir}: {lang: string; dir: string},
): string {
  const {title, lead, hint, retry} = texts;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${escapeHtml(dir)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} - MUI X</title>
<style>
body{display:grid;min-height:100vh;margin:0;place-items:center;background:#fff;color:hsl(215 15% 12%);font:400 1rem/1.6 "IBM Plex Sans",-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Arial,sans-serif}
main{box-sizing:border-box;width:100%;max-width:34rem;padding:32px 24px}
svg{color:hsl(210 100% 45%)}
h1{margin:16px 0 8px;font-size:2rem;line-height:1.2}
p{margin:0 0 12px}
a{display:inline-block;margin-top:12px;padding:8px 16px;border-radius:10px;background:hsl(210 100% 38%);color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid hsl(210 100% 60%);outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:hsl(210 14% 7%);color:#fff}svg{color:hsl(210 100% 60%)}}
</style>
</head>
<body>
<main>
<svg aria-hidden="true" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M4 4l16 16M8.500 15.500a5 5 0 017 0M5 12a10 10 0 015-2.700M19 12a10 10 0 00-4.500-2.600M12 19h.01"/></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<p>${escapeHtml(hint)}</p>
<a href="">${escapeHtml(retry)}</a>
</main>
</body>
</html>
`;
}
