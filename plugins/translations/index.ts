import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropDescriptions} from './dropDescriptions';

/** The modules that show texts: those of the site, and those of the theme that it builds on. */
const MODULES = /[\\/](src|@docusaurus[\\/]theme-[a-z-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/**
 * Puts `src/i18n/Translate.tsx` in the place of `@docusaurus/Translate`, so that every string of the interface, the theme's too, is
 * looked up by the rules of `src/i18n/lookUp.ts`, and leaves out what only translators read. `docusaurus write-translations`
 * reads the sources and is not affected.
 */
export default function translationsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack({mode}) {
      return {
        resolve: {
          alias: {'@docusaurus/Translate': path.join(siteDir, 'src/i18n/Translate.tsx')},
        },
        ...(mode === 'production' && {
          module: {
            rules: [
              {
                enforce: 'pre',
                test: MODULES,
                resourceQuery: {not: /^\?demo/},
                loader: path.join(__dirname, 'loader.cjs'),
                options: {transform: dropDescriptions},
              },
            ],
          },
        }),
      };
    },
  };
}
