import {createRequire} from 'node:module';

// `require`, because tools that read the configuration interpret the default import of a CommonJS
// file differently.
const {default: stockTemplate} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
) as {default: string};

/**
 * The scripts of a page in Docusaurus' template. They would compete with the style sheet and the
 * fonts for bandwidth.
 */
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
 * Returns the template of every page: Docusaurus' own, except that the scripts wait for the first
 * paint.
 *
 * @throws if Docusaurus' template no longer has the expected format
 */
export function createPageTemplate(template: string = stockTemplate): string {
  if (!STOCK_SCRIPTS.test(template) || !template.includes(END)) {
    throw new Error(
      "docusaurus-plugin-first-load: Docusaurus' page template has changed. Compare `docusaurus-plugin-first-load/src/pageTemplate.ts` with `@docusaurus/core/lib/ssg/ssgTemplate.html.js`.",
    );
  }
  // The page's own scripts run before the main file, so that they have registered when it runs, see
  // browser/pages.ts.
  const names = "<%= [...it.scripts].reverse().map((script) => it.baseUrl + script).join(' ') %>";
  return template
    .replace(STOCK_SCRIPTS, '')
    .replace(END, () => `  <script data-scripts="${names}">${START_SCRIPT}</script>\n  ${END}`);
}
