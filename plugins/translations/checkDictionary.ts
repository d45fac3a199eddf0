import type {Problem} from '../../site/problems/problemStore';

/** The strings of a language in the format of `docusaurus write-translations`. */
export type DictionaryFile = Readonly<Record<string, {message: string; description?: string}>>;

export interface DictionaryCheck {
  /** The file of the dictionary, for messages. */
  file: string;
  dictionary: DictionaryFile;
  /** The strings that the code uses, with their English text. */
  used: Readonly<Record<string, string>>;
  /** Docusaurus' own strings: the site's code may not use them, but users see them. */
  theme?: Readonly<Record<string, string>>;
  /** Docusaurus' own translations into this language. */
  themeTranslations?: Readonly<Record<string, string>>;
  /** `true` if the keys must be sorted. */
  isSorted?: boolean;
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Returns the problems of a dictionary: missing and unused keys, and other placeholders than in English. */
export function checkDictionary(check: DictionaryCheck): Problem[] {
  const {file, dictionary, used, theme = {}, themeTranslations = {}, isSorted = false} = check;
  const problems: Problem[] = [];
  const report = (message: string, fix: string) => problems.push({file, message, fix});
  const english = {...theme, ...used};

  for (const [key, text] of Object.entries(used)) {
    if (!dictionary[key]?.message && !themeTranslations[key]) {
      report(`Missing translation key "${key}".`, `Add the translation of "${text}".`);
    }
  }
  for (const [key, {message}] of Object.entries(dictionary)) {
    const source = english[key];
    if (source === undefined) {
      report(`Unused translation key "${key}".`, 'Remove it.');
      continue;
    }
    const kept = placeholdersOf(message);
    const lost = placeholdersOf(source).filter((name) => !kept.includes(name));
    if (message && lost.length > 0) {
      report(
        `Missing placeholder ${lost.join(', ')} in "${key}".`,
        `Keep the placeholders of "${source}".`,
      );
    }
    const extra = kept.filter((name) => !placeholdersOf(source).includes(name));
    if (extra.length > 0) {
      report(`Unknown placeholder ${extra.join(', ')} in "${key}".`, 'Remove it.');
    }
  }
  const keys = Object.keys(dictionary);
  const misplaced =
    isSorted && keys.find((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
  if (misplaced) {
    report(`Translation key "${misplaced}" is out of order.`, 'Sort the keys.');
  }
  return problems;
}
