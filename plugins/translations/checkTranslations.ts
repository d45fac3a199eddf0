import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {BuildProblemError} from '../../site/problems/problemStore';
import {findLanguage} from '../../site/languages/shared';
import {HEADINGS} from '../../site/api/headings';
import {OFFLINE_TEXTS} from '../service-worker/offlineTexts/shared';
import {checkDictionary, type DictionaryFile} from './checkDictionary';
import {checkLabels, listFrozen, readSidebars} from '../../site/sidebar/checkLabels';
import {NOTICES} from './remarkTranslation';

/** The folder of Docusaurus' docs plugin below that of a language. */
const DOCS_FOLDER = 'docusaurus-plugin-content-docs';

function readJson<T extends object>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

/** Docusaurus' own strings in a language, by its name for it. */
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

/**
 * The strings that the code of the site asks for, with their English.
 *
 * @throws one line for each that cannot be read without running the code, or stands for two texts
 */
export async function extractStrings(siteDir: string): Promise<Record<string, string>> {
  const src = path.join(siteDir, 'src');
  const sources = fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => path.join(src, file));
  const extracted = await extractAllSourceCodeFileTranslations(
    sources,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap(({sourceCodeFilePath, warnings: texts}) =>
    texts.map((text) => `${path.relative(siteDir, sourceCodeFilePath)}: ${text.split('\n')[0]}`),
  );
  const strings: Record<string, string> = {};
  for (const {sourceCodeFilePath, translations} of extracted) {
    for (const [key, {message}] of Object.entries(translations)) {
      const known = (strings[key] ??= message);
      if (known !== message) {
        warnings.push(
          `${path.relative(siteDir, sourceCodeFilePath)}: ${key} is "${message}" here and "${known}" elsewhere. Give one of them another id.`,
        );
      }
    }
  }
  if (warnings.length > 0) {
    throw new BuildProblemError(warnings);
  }
  return strings;
}

/** The strings that do not come from `src`, by the file below `i18n/<language>` that holds them. */
const OF_PLUGINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'translations/notices.json': NOTICES,
  'api-reference/headings.json': Object.fromEntries(
    Object.entries(HEADINGS).map(([key, {message}]) => [key, message]),
  ),
  'service-worker/offline.json': {...OFFLINE_TEXTS},
};

/**
 * Holds everything that is translated beside pages against what is asked for: strings of the interface and of plugins, and labels
 * of the sidebars of older versions. (The titles of the current tree are held against it where it is made, by `defineSidebar`.)
 * A language without a folder is one that only the configuration knows of yet: its readers see English, and nothing is missing.
 *
 * @returns one line for each problem: file, key, fix
 */
export async function checkTranslations(siteDir: string, language: string): Promise<string[]> {
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
      used: await extractStrings(siteDir),
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
          `${current}: the rows of the sidebar have their titles in i18n/page-titles-${language}.json. Remove the file.`,
        ]
      : []),
  ];
}
