import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {writeFile} from '../../site/files/files';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {checkTermPaths} from './changelogTerms';
import {readChanges} from './collectChanges';
import {pageChangesPath} from './shared';

/**
 * Publishes the changes of each page as a file per product, which the browser loads when the user
 * opens the section at the end of a page. A build writes the files, and `npm start` serves them.
 */
export default function pageChangesPlugin(
  {siteDir, i18n}: LoadContext,
  {docsDir}: {docsDir: string},
): Plugin {
  const read = (product: (typeof PRODUCT_NAMES)[number]): string =>
    JSON.stringify(readChanges(siteDir, docsDir).changes[product]);
  return {
    name: 'page-changes',
    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {}
        : addMiddleware('page-changes', (request, response, next) => {
            const product = PRODUCT_NAMES.find((name) => request.url === pageChangesPath(name));
            if (product === undefined) {
              next();
              return;
            }
            response.setHeader('Content-Type', 'application/json');
            response.end(read(product));
          }),
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        checkTermPaths([...readChanges(siteDir, docsDir).pages.keys()]);
        for (const product of PRODUCT_NAMES) {
          writeFile(path.join(outDir, pageChangesPath(product)), read(product));
        }
      }
    },
  };
}
