import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts `src/i18n/Translate.tsx` in the place of `@docusaurus/Translate`, so that every string of the interface, the theme's too, is
 * looked up by the rules of `src/i18n/lookUp.ts`. `docusaurus write-translations` reads the sources and is not affected.
 */
export default function translationsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack() {
      return {
        resolve: {
          alias: {'@docusaurus/Translate': path.join(siteDir, 'src/i18n/Translate.tsx')},
        },
      };
    },
  };
}
