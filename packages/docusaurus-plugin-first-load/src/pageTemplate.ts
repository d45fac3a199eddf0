import {createRequire} from 'node:module';

// Tools that read the configuration disagree on what the default import of such a file is; this is the same in all.
const {default: stockTemplate} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
) as {default: string};

/** Where Docusaurus' template names the scripts of a page; they take the network from the stylesheet and the fonts. */
const STOCK_SCRIPTS = /<% it\.scripts\.forEach\(.*?<% }\); %>/s;
const END = '</body>';

/**
 * Script at the end of the body. Once the style sheet has loaded, the page is parsed, and the browser has painted, it requests the
 * page's scripts. If the browser doesn't paint, it doesn't wait: a hidden tab requests them immediately, any other tab after three
 * seconds. The scripts run in the order of their names. A script that fails is removed again, because the bundler's loader would
 * otherwise wait for it.
 *
 * The text is a constant, in the format of the HTML minifier, so that a Content-Security-Policy can contain its hash. The names,
 * which differ from page to page, are in an attribute.
 */
export const START_SCRIPT =
  '!function(t){' +
  'var e=t.currentScript.dataset.scripts.split(" ");' +
  'function n(){e.splice(0).forEach(function(e){' +
  'var n=t.createElement("script");n.src=e,n.async=!1,n.onerror=n.remove,t.head.append(n)})}' +
  't.hidden?n():(requestAnimationFrame(function(){setTimeout(n)}),setTimeout(n,3e3))' +
  '}(document)';

/**
 * The template of every page: that of Docusaurus, but for the scripts, which wait for the first paint.
 * Throws when Docusaurus' own no longer looks as expected.
 */
export function createPageTemplate(template: string = stockTemplate): string {
  if (!STOCK_SCRIPTS.test(template) || !template.includes(END)) {
    throw new Error(
      "docusaurus-plugin-first-load: Docusaurus' page template has changed; compare docusaurus-plugin-first-load/src/pageTemplate.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.",
    );
  }
  // The page's own scripts before the main file: what they say of themselves is there when it runs, see browser/pages.ts.
  const names = "<%= [...it.scripts].reverse().map((script) => it.baseUrl + script).join(' ') %>";
  return template
    .replace(STOCK_SCRIPTS, '')
    .replace(END, () => `  <script data-scripts="${names}">${START_SCRIPT}</script>\n  ${END}`);
}
