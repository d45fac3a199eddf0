import {replaceSpans} from '../../site/code/replaceSpans';
import {findTexts, lineBreaks} from './findTexts';

/**
 * Puts the texts of one language into a module, each in the place where it is asked for by its id: a page then carries the texts
 * that it shows, and no dictionary. What has no text in that language stays as it is, to be looked up.
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

/** The ids of texts that a module names. */
export function readIds(code: string): string[] {
  return [...code.matchAll(/['"`]((?:docs|theme)\.[\w.-]+)['"`]/g)].map(([, id]) => id!);
}
