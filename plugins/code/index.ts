import type {LoadContext, Plugin} from '@docusaurus/types';
import {CODE_STYLESHEET, CODE_STYLESHEET_ID} from './shared';

/**
 * Adds the colors of code to every page without blocking the first paint: the stylesheet has a
 * media query that never matches until it has loaded. Until then, code has the colors of
 * `CodeBlock.module.css`. Without JavaScript, a plain link loads it.
 */
export default function codePlugin({baseUrl}: LoadContext): Plugin {
  const href = `${baseUrl}${CODE_STYLESHEET}`;
  return {
    name: 'code',
    injectHtmlTags: () => ({
      headTags: [
        // The stylesheets of a hosted search are inserted before this element.
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
