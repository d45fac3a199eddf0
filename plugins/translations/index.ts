import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles, readJson, writeFile} from '../../site/files/files';
import {reportProblems} from '../../site/problems/problemStore';
import {CURRENT} from '../../site/versions/shared';
import type {DocsVersion} from '../../site/versions/docsVersion';
import {checkTranslations} from './checkTranslations';
import {dropDescriptions} from './dropDescriptions';
import {HOMES} from '../../site/pages/pageFiles';
import {inlineTexts, readIds} from './inlineTexts';
import {listTranslations, type LanguageFacts} from './listTranslations';
import {readStatus} from './readStatus';
import type {ListedLanguage} from './shared';

/** The site's configuration for the plugin. */
export interface TranslationsOptions {
  repoUrl: string;
  /** The version that is built. */
  built: Pick<DocsVersion, 'name'>;
}

/**
 * Matches the modules with UI strings: those of the site, and those of the theme that it's based
 * on.
 */
const MODULES = /[\\/](src|@docusaurus[\\/]theme-[a-z-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/** The folders of these modules. */
const FOLDERS = ['theme-classic', 'theme-common'].map((name) =>
  path.dirname(require.resolve(`@docusaurus/${name}`)),
);

/** Lists the strings that are still looked up after each module contains those of its language. */
function listRemaining(siteDir: string, texts: Record<string, string>): Record<string, string> {
  const ids = [path.join(siteDir, 'src'), ...FOLDERS].flatMap((folder) =>
    listFiles(folder, (file) => /(?<!\.test|\.d)\.[jt]sx?$/.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) => readIds(inlineTexts(fs.readFileSync(file, 'utf8'), texts, file))),
  );
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => (texts[id] ? [[id, texts[id]] as const] : [])),
  );
}

/**
 * Path of the translation status page, below the base URL. Only the guide for translators links to
 * it.
 */
const STATUS_ROUTE = 'x/translations/';

/**
 * Replaces `@docusaurus/Translate` by `src/i18n/Translate.tsx`, so that every UI string, including
 * the theme's, is looked up by the rules of `src/i18n/lookUp.ts`. Inserts the strings of the
 * language into the modules that use them, and removes descriptions for translators (`docusaurus
 * write-translations` reads the sources, so it isn't affected). Fails the build of a language with
 * missing or unused strings, and builds the page for translators.
 */
export default function translationsPlugin(
  {siteDir, siteConfig, i18n, baseUrl, generatedFilesDir}: LoadContext,
  {repoUrl, built}: TranslationsOptions,
): Plugin<ListedLanguage[]> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const languages = i18n.localeConfigs as Readonly<Record<string, LanguageFacts | undefined>>;
  return {
    name: 'translations',
    getPathsToWatch: () =>
      i18n.locales.flatMap((language) =>
        HOMES.map(({translations}) =>
          path.join(siteDir, 'i18n', language, translations, '**/*.{md,mdx}'),
        ),
      ),
    async loadContent() {
      // In development, missing strings are shown in English, with a warning in the console.
      if (!isDevelopment && i18n.currentLocale !== i18n.defaultLocale) {
        reportProblems('translations', await checkTranslations(siteDir, i18n.currentLocale));
      }
      const pages = readStatus(
        siteDir,
        i18n.locales.filter((language) => language !== i18n.defaultLocale),
      );
      reportProblems(
        'translated pages',
        pages.flatMap(({problem}) => problem ?? []),
      );
      return built.name === CURRENT
        ? listTranslations(pages, {
            repoUrl,
            languages,
            // In development, only one language runs; the others are on the deployed site.
            hostOf: (language) =>
              isDevelopment && language !== i18n.currentLocale ? siteConfig.url : '',
          })
        : [];
    },
    async contentLoaded({content, actions}) {
      // The status is that of the current docs. The site of an older version has no such page.
      if (built.name !== CURRENT) {
        return;
      }
      const status = await actions.createData('status.json', content);
      actions.addRoute({
        path: baseUrl + STATUS_ROUTE,
        component: '@site/src/pages/_translations',
        exact: true,
        modules: {languages: status},
      });
    },
    configureWebpack({mode, resolve}, isServer) {
      // The modules already contain the English strings. In other languages, users only load the
      // strings that they see.
      const isInlined = mode === 'production' && i18n.currentLocale !== i18n.defaultLocale;
      // Includes the theme's strings, which the plugin's own context lacks.
      const texts = isInlined
        ? readJson<Record<string, string>>(path.join(generatedFilesDir, 'codeTranslations.json'))!
        : {};
      const remaining = path.join(generatedFilesDir, 'translations', 'remaining.json');
      if (isInlined && !isServer) {
        writeFile(remaining, JSON.stringify(listRemaining(siteDir, texts)));
        // Before Docusaurus' own alias of the whole folder, so it can't be merged, which adds it at
        // the end.
        resolve!.alias = {'@generated/codeTranslations': remaining, ...resolve!.alias};
      }
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
                loader: path.join(__dirname, '../../site/bundler/transformLoader.cjs'),
                options: {
                  transform: (code: string, file: string) =>
                    dropDescriptions(isInlined ? inlineTexts(code, texts, file) : code, file),
                },
              },
            ],
          },
        }),
      };
    },
  };
}
