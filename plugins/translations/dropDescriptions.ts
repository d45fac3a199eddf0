import {replaceSpans} from '../../site/code/replaceSpans';
import {findTexts, lineBreaks} from './findTexts';

/**
 * Takes out of a module what tells translators about its texts: `docusaurus write-translations` reads it from the
 * sources, readers have no use for it. Line breaks stay, so that every line keeps its number.
 */
export function dropDescriptions(code: string, file = 'module.tsx'): string {
  const descriptions = findTexts(code, file)
    .flatMap(({parts}) => parts)
    .filter(({name, text}) => name === 'description' && text !== undefined);
  return replaceSpans(
    code,
    descriptions.map(({start, end}) => ({start, end, text: lineBreaks(code.slice(start, end))})),
  );
}
