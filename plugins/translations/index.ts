import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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

/** What the plugin must know of the site. */
export interface TranslationsOptions {
  repoUrl: string;
  /** The version that is being built. */
  built: Pick<DocsVersion, 'name'>;
}

/** The modules that show texts: those of the site, and those of the theme that it builds on. */
const MODULES = /[\\/](src|@docusaurus[\\/]theme-[a-z-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/** The folders that they are in. */
const FOLDERS = ['theme-classic', 'theme-common'].map((name) =>
  path.dirname(require.resolve(`@docusaurus/${name}`)),
);

/** The texts that are still looked up once each module carries those of its language. */
function listLeftOver(siteDir: string, texts: Record<string, string>): Record<string, string> {
  const ids = [path.join(siteDir, 'src'), ...FOLDERS].flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file))
      .filter((file) => /(?<!\.test|\.d)\.[jt]sx?$/.test(file))
      .flatMap((file) => readIds(inlineTexts(fs.readFileSync(file, 'utf8'), texts, file))),
  );
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => (texts[id] ? [[id, texts[id]] as const] : [])),
  );
}

/** Where translators see how far the pages are, below the base address. No page leads there but the translators' guide. */
const STATUS_ROUTE = 'x/translations/';

/**
 * Puts `src/i18n/Translate.tsx` in the place of `@docusaurus/Translate`, so that every string of the interface, the theme's too, is
 * looked up by the rules of `src/i18n/lookUp.ts`, puts the texts of the language into the modules that show them, and leaves out what
 * only translators read (`docusaurus write-translations` reads the sources and is not affected); stops the build of a language whose strings are not those that are asked for; and builds the translators' page.
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
      // In development a string that is missing is shown in English, with a warning in the console.
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
            // One language runs at a time in development; the others are where the site is deployed.
            hostOf: (language) =>
              isDevelopment && language !== i18n.currentLocale ? siteConfig.url : '',
          })
        : [];
    },
    async contentLoaded({content, actions}) {
      // The status is that of the current docs: the site of an older version has no such page.
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
      // English is in the modules already; of another language, readers get the texts of what they see, not all there are.
      const isInlined = mode === 'production' && i18n.currentLocale !== i18n.defaultLocale;
      // With the texts that the theme brings, which the plugin's own context lacks.
      const texts = isInlined
        ? (JSON.parse(
            fs.readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8'),
          ) as Record<string, string>)
        : {};
      const leftOver = path.join(generatedFilesDir, 'translations', 'leftOver.json');
      if (isInlined && !isServer) {
        fs.mkdirSync(path.dirname(leftOver), {recursive: true});
        fs.writeFileSync(leftOver, JSON.stringify(listLeftOver(siteDir, texts)));
        // Before Docusaurus' own alias of the whole folder, and so not by a merge, which adds at the end.
        resolve!.alias = {'@generated/codeTranslations': leftOver, ...resolve!.alias};
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
