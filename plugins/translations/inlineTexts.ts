import {ATTRIBUTES, CALL, PROPERTY, TAG} from './dropDescriptions';

/** The text of a literal of the code, or nothing for one that has more in it than text. */
function readLiteral(literal: string): string | undefined {
  const quote = literal[0];
  if (quote !== "'" && quote !== '"' && quote !== '`') {
    return undefined;
  }
  return /\\/.test(literal) ? undefined : literal.slice(1, -1);
}

/** As many line breaks as there were, so that every line keeps its number. */
const lineBreaks = (text: string): string => text.replace(/[^\n]+/g, '');

/**
 * Puts the texts of one language into a module, each in the place where it is asked for by its id: a page then carries the texts
 * that it shows, and no dictionary. What has no text in that language stays as it is, to be looked up.
 */
export function inlineTexts(code: string, texts: Readonly<Record<string, string>>): string {
  const find = (literal: string): string | undefined => texts[readLiteral(literal) ?? ''];
  return code
    .replace(CALL, (call) => {
      const properties = [...call.matchAll(PROPERTY)];
      const id = properties.find(([, name]) => name === 'id')?.[2];
      const text = id && find(id);
      return text ? `translate({text: ${JSON.stringify(text)}${lineBreaks(call)}}` : call;
    })
    .replace(TAG, (tag) => {
      const id = [...tag.matchAll(ATTRIBUTES)].find(([, name]) => name === 'id');
      const text = id && find(id[2]!.replace(/^\{|\}$/g, ''));
      return text
        ? tag.replace(id[0], `${id[0].match(/^\s+/)![0]}text={${JSON.stringify(text)}}`)
        : tag;
    });
}

/** The ids of texts that a module names. */
export function readIds(code: string): string[] {
  return [...code.matchAll(/['"`]((?:docs|theme)\.[\w.-]+)['"`]/g)].map(([, id]) => id!);
}
