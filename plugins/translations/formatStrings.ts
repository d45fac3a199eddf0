import type {DictionaryFile} from './checkDictionary';
import type {UiString} from './checkTranslations';

/**
 * Formats the UI strings for translators: by module, each with its id, English, context, and
 * translations.
 *
 * @param dictionaries the content of `code.json` by language
 */
export function formatStrings(
  strings: Readonly<Record<string, UiString>>,
  dictionaries: Readonly<Record<string, DictionaryFile>>,
): string {
  const files = new Map<string, [id: string, text: UiString][]>();
  for (const entry of Object.entries(strings)) {
    const {file} = entry[1];
    files.set(file, [...(files.get(file) ?? []), entry]);
  }
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, entries]) => {
      const lines = entries.flatMap(([id, {message, description}]) => [
        `  ${id}`,
        `    en: ${message}`,
        ...(description ? [`    context: ${description}`] : []),
        ...Object.entries(dictionaries).map(
          ([language, dictionary]) => `    ${language}: ${dictionary[id]?.message ?? '(missing)'}`,
        ),
      ]);
      return [file, ...lines].join('\n');
    })
    .join('\n\n');
}
