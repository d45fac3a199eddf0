import {replaceSpans} from '../../site/code/replaceSpans';
import {findTexts, lineBreaks} from './findTexts';

/**
 * Removes the descriptions for translators from a module. `docusaurus write-translations` reads
 * them from the sources, and users don't need them. Line breaks stay, so line numbers don't change.
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
