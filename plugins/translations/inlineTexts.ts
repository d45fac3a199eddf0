import {replaceSpans} from '../../site/code/replaceSpans';
import {findTexts, lineBreaks} from './findTexts';

/**
 * Inserts the strings of one language into a module: each replaces the lookup by its id, so a page
 * only contains the strings that it shows, and no dictionary. Strings without a translation stay,
 * and are looked up.
 */
export function inlineTexts(
  code: string,
  texts: Readonly<Record<string, string>>,
  file = 'module.tsx',
): string {
  const replacements = findTexts(code, file).flatMap(({parts, argument}) => {
    const id = parts.find(({name}) => name === 'id');
    const text = id?.text && texts[id.text];
    if (!id || !text) {
      return [];
    }
    const {start, end} = argument ?? id;
    const old = code.slice(start, end);
    const [space] = /^\s*/.exec(old)!;
    return [
      {
        start,
        end,
        text: argument
          ? `{text: ${JSON.stringify(text)}${lineBreaks(old)}}`
          : `${space}text={${JSON.stringify(text)}${lineBreaks(old.slice(space.length))}}`,
      },
    ];
  });
  return replaceSpans(code, replacements);
}

/** Returns the string ids in a module. */
export function readIds(code: string): string[] {
  return [...code.matchAll(/['"`]((?:docs|theme)\.[\w.-]+)['"`]/g)].map(([, id]) => id!);
}
