import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {listFiles, readJson} from '../../site/files/files';
import {toSitePath} from '../../site/pages/toSitePath';
import {throwProblems, type Problem} from '../../site/problems/problemStore';
import {findLanguage} from '../../site/languages/shared';
import {HEADINGS} from '../../site/api/headings';
import {OFFLINE_TEXTS} from '../service-worker/offlineTexts/shared';
import {checkDictionary, type DictionaryFile} from './checkDictionary';
import {checkLabels, listFrozen, readSidebars} from '../../site/sidebar/checkLabels';
import {NOTICES} from './remarkTranslation';

/** The folder of Docusaurus' docs plugin in a language's folder. */
const DOCS_FOLDER = 'docusaurus-plugin-content-docs';

/** Returns Docusaurus' own strings in a language. */
function readThemeStrings(language: string): Record<string, string> {
  const theme = createRequire(require.resolve('@docusaurus/theme-classic/package.json'));
  const folder = path.dirname(theme.resolve('@docusaurus/theme-translations/package.json'));
  const strings =
    readJson<Record<string, string>>(path.join(folder, 'locales', language, 'theme-common.json')) ??
    {};
  return Object.fromEntries(
    Object.entries(strings).filter(([key]) => !key.endsWith('___DESCRIPTION')),
  );
}

/** A UI string in the code of the site. */
export interface UiString {
  /** English. */
  message: string;
  /** Context for translators. */
  description?: string;
  /** The module that defines it, relative to the site. */
  file: string;
}

/**
 * Returns the strings that the code of the site uses, by id.
 *
 * @throws BuildProblemError for strings that can't be read without running the code, and ids of two strings
 */
export async function extractStrings(siteDir: string): Promise<Record<string, UiString>> {
  const src = path.join(siteDir, 'src');
  const sources = listFiles(src, (file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  const extracted = await extractAllSourceCodeFileTranslations(
    sources.map((file) => path.join(src, file)),
    getBabelOptions({isServer: true}),
  );
  const problems = extracted.flatMap(({sourceCodeFilePath, warnings}) =>
    warnings.map((text): Problem => ({
      file: toSitePath(siteDir, sourceCodeFilePath),
      message: text.split('\n')[0] ?? text,
    })),
  );
  const strings: Record<string, UiString> = {};
  for (const {sourceCodeFilePath, translations} of extracted) {
    const file = toSitePath(siteDir, sourceCodeFilePath);
    for (const [key, {message, description}] of Object.entries(translations)) {
      const {message: known} = (strings[key] ??= {
        message,
        file,
        ...(description && {description}),
      });
      if (known !== message) {
        problems.push({
          file,
          message: `Duplicate translation id "${key}": "${message}" here, and "${known}" elsewhere.`,
          fix: 'Give one of them a different id.',
        });
      }
    }
  }
  throwProblems(problems);
  return strings;
}

/** The strings that don't come from `src`, by their file below `i18n/<language>`. */
const OF_PLUGINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'translations/notices.json': NOTICES,
  'api-reference/headings.json': Object.fromEntries(
    Object.entries(HEADINGS).map(([key, {message}]) => [key, message]),
  ),
  'service-worker/offline.json': {...OFFLINE_TEXTS},
};

/**
 * Returns the problems of all translations except pages: strings of the UI and of plugins, and labels of the sidebars of older
 * versions. (`defineSidebar` checks the titles of the current sidebar.) A language without a folder is only in the configuration yet:
 * its users see English, and nothing is missing.
 */
export async function checkTranslations(siteDir: string, language: string): Promise<Problem[]> {
  const home = `i18n/${language}`;
  const code = `${home}/code.json`;
  const read = (file: string) => readJson<DictionaryFile>(path.join(siteDir, file)) ?? {};
  const current = `${home}/${DOCS_FOLDER}/current.json`;
  if (!fs.existsSync(path.join(siteDir, home))) {
    return [];
  }
  return [
    ...checkDictionary({
      file: code,
      dictionary: read(code),
      used: Object.fromEntries(
        Object.entries(await extractStrings(siteDir)).map(([key, {message}]) => [key, message]),
      ),
      theme: readThemeStrings('base'),
      themeTranslations: readThemeStrings(findLanguage(language)?.themeName ?? language),
      isSorted: true,
    }),
    ...Object.entries(OF_PLUGINS).flatMap(([name, used]) =>
      checkDictionary({file: `${home}/${name}`, dictionary: read(`${home}/${name}`), used}),
    ),
    ...listFrozen(siteDir).flatMap((version) => {
      const file = `${home}/${DOCS_FOLDER}/version-${version}.json`;
      return checkLabels(file, read(file), readSidebars(siteDir, version));
    }),
    ...(fs.existsSync(path.join(siteDir, current))
      ? [
          {
            file: current,
            message: `Sidebar items have their titles in i18n/page-titles-${language}.json.`,
            fix: 'Remove this file.',
          },
        ]
      : []),
  ];
}
