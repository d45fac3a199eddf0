import type {LoadContext, Plugin} from '@docusaurus/types';
import {CODE_STYLESHEET, CODE_STYLESHEET_ID} from './shared';

/**
 * Puts the colors of code into every page without blocking the first paint: a stylesheet for a medium that no screen
 * is, switched on as soon as it has come. Until then code has the colors of `CodeBlock.module.css`; without
 * JavaScript the plain link loads it.
 */
export default function codePlugin({baseUrl}: LoadContext): Plugin {
  const href = `${baseUrl}${CODE_STYLESHEET}`;
  return {
    name: 'code',
    injectHtmlTags: () => ({
      headTags: [
        // The styles of a hosted search go before this mark.
        {tagName: 'noscript', attributes: {id: 'app-search'}},
        {
          tagName: 'link',
          attributes: {id: CODE_STYLESHEET_ID, rel: 'stylesheet', href, media: 'only x'},
        },
        {
          tagName: 'script',
          innerHTML: `(function(l){function a(){l.media="all"}l.sheet?a():l.addEventListener("load",a)})(document.getElementById("${CODE_STYLESHEET_ID}"))`,
        },
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${href}">`,
        },
      ],
    }),
  };
}
