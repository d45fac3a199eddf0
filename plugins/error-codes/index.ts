import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {readErrorTexts} from './readErrorTexts';
import type {ErrorTexts} from './shared';

/**
 * Serves the page that the libraries' shortened errors link to,
 * `/production-error/?code=…&args[]=…`. The messages come from the installed packages.
 */
export default function errorCodesPlugin({baseUrl}: LoadContext): Plugin<ErrorTexts> {
  return {
    name: 'error-codes',
    loadContent() {
      const material = path.dirname(require.resolve('@mui/material/package.json'));
      return readErrorTexts(path.dirname(material));
    },
    async contentLoaded({content, actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'production-error/']),
        component: '@site/src/components/routes/ErrorCode/ErrorCodePage',
        props: {texts: content},
        exact: true,
      });
    },
  };
}
