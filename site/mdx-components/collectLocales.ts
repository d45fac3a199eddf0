import {createRequire} from 'node:module';
import path from 'node:path';
import {createError} from '../problems/problemStore';
import type {ProductName} from '../products/shared';
import type {LocaleRow} from './shared';

/** Import names whose first letters are a country, not a language. */
const LANGUAGE_OF: Record<string, string> = {kzKZ: 'kk'};

type Strings = Record<string, unknown>;

/** Returns the strings of a locale: the object under the key `localeText`, at any depth. */
function findStrings(value: unknown): Strings | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  if ('localeText' in value) {
    return value.localeText as Strings;
  }
  for (const part of Object.values(value)) {
    const found = findStrings(part);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function toTag(importName: string): string {
  const language = LANGUAGE_OF[importName] ?? importName.slice(0, -2);
  return `${language}-${importName.slice(-2)}`;
}

/**
 * Collects the locales that the installed package of a product ships with, and the number of
 * strings that each has translated compared to English.
 *
 * @param folder the folder of the page, in the source language; determines the version
 * @param options.language the language of the language names
 * @param options.repoUrl URL of the repository
 */
export function collectLocales(
  product: ProductName,
  folder: string,
  {language, repoUrl}: {language: string; repoUrl: string},
): LocaleRow[] {
  const require = createRequire(path.join(folder, 'page.js'));
  const name = `@mui/x-${product}`;
  let locales: Record<string, unknown>;
  try {
    locales = require(`${name}/locales`) as Record<string, unknown>;
  } catch {
    throw createError(`The package ${name} has no locales.`, 'Remove the table.');
  }
  const {version} = require(`${name}/package.json`) as {version: string};
  const base = Object.keys(findStrings(locales.enUS) ?? {});
  const names = new Intl.DisplayNames([language], {type: 'language', languageDisplay: 'standard'});
  return Object.keys(locales)
    .filter((importName) => /^[a-z]{2,3}[A-Z]{2}$/.test(importName))
    .map((importName) => {
      const strings = findStrings(locales[importName]) ?? {};
      const tag = toTag(importName);
      return {
        name: names.of(tag) ?? tag,
        tag,
        importName,
        done: base.filter((key) => strings[key] !== undefined).length,
        total: base.length,
        source: `${repoUrl}/blob/v${version}/packages/x-${product}/src/locales/${importName}.ts`,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
