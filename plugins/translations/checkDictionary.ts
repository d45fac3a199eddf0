/** The strings of a language as `docusaurus write-translations` writes them. */
export type DictionaryFile = Readonly<Record<string, {message: string; description?: string}>>;

export interface DictionaryCheck {
  /** Where the dictionary lies, for the messages. */
  file: string;
  dictionary: DictionaryFile;
  /** The strings that the code asks for, with their English. */
  used: Readonly<Record<string, string>>;
  /** Docusaurus' own strings: our code may not ask for them, but readers see them. */
  theme?: Readonly<Record<string, string>>;
  /** Docusaurus' own translations into this language. */
  themeTranslations?: Readonly<Record<string, string>>;
  /** Whether the keys have to stand in their order. */
  isSorted?: boolean;
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Lists what is wrong with a dictionary, one line each: what is missing, what nobody uses, what lost a placeholder. */
export function checkDictionary(check: DictionaryCheck): string[] {
  const {file, dictionary, used, theme = {}, themeTranslations = {}, isSorted = false} = check;
  const problems: string[] = [];
  const english = {...theme, ...used};

  for (const [key, text] of Object.entries(used)) {
    if (!dictionary[key]?.message && !themeTranslations[key]) {
      problems.push(`${file}: ${key} is missing. Add the translation of "${text}".`);
    }
  }
  for (const [key, {message}] of Object.entries(dictionary)) {
    const source = english[key];
    if (source === undefined) {
      problems.push(`${file}: ${key} is used nowhere. Remove it.`);
      continue;
    }
    const kept = placeholdersOf(message);
    const lost = placeholdersOf(source).filter((name) => !kept.includes(name));
    if (message && lost.length > 0) {
      problems.push(
        `${file}: ${key} lost ${lost.join(', ')}. Keep the placeholders of "${source}".`,
      );
    }
    const extra = kept.filter((name) => !placeholdersOf(source).includes(name));
    if (extra.length > 0) {
      problems.push(
        `${file}: ${key} has ${extra.join(', ')}, which the English has not. Remove it.`,
      );
    }
  }
  const keys = Object.keys(dictionary);
  const misplaced =
    isSorted && keys.find((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
  if (misplaced) {
    problems.push(`${file}: ${misplaced} is out of order. Sort the keys.`);
  }
  return problems;
}
