import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderRobots} from './renderRobots';

/** Sees to it that links to the docs arrive, and that crawlers find the pages. */
export default function linksPlugin({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'links',
    postBuild({outDir}) {
      // One file serves every language of a version; each version has a host of its own.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const baseUrls = i18n.locales.map(
          (locale) => i18n.localeConfigs[locale]?.baseUrl ?? `/${locale}/`,
        );
        fs.writeFileSync(path.join(outDir, 'robots.txt'), renderRobots(siteConfig.url, baseUrls));
      }
      return Promise.resolve();
    },
  };
}
