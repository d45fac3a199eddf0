import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import {dictionary, userLanguage} from './dictionary';
import {lookUp} from './lookUp';

/**
 * Replaces `@docusaurus/Translate` everywhere, including the theme (see `plugins/translations`).
 * Only the lookup differs: Docusaurus silently falls back to English if a translation is missing,
 * and this one logs a warning.
 */
function getText(
  id: string | undefined,
  english: string | undefined,
  text: string | undefined,
): string {
  if (text !== undefined) {
    return text;
  }
  const key = id ?? english;
  if (key === undefined) {
    throw new Error('A translation needs an id, a default text, or both.');
  }
  return lookUp(dictionary, userLanguage, key, english ?? key) ?? key;
}

/**
 * The string in the build's language, which replaces the id at build time, see
 * `plugins/translations`.
 */
interface Inlined {
  text?: string;
}

type Values = Parameters<typeof interpolate>[1];

/** Returns a UI string as plain text, for attributes and similar uses. */
export function translate<Text extends string>(
  {id, message, text}: TranslateParam<Text> & Inlined,
  values?: Values,
): string {
  return interpolate(getText(id, message, text), values as Record<string, string>);
}

/**
 * Renders a UI string as an element; its values may also be elements. Each string is the only text
 * of its element, because browser translation replaces text nodes, and React couldn't update or
 * remove adjacent ones.
 */
export default function Translate<Text extends string>({
  id,
  children,
  values,
  text,
}: TranslateProps<Text> & Inlined): ReactNode {
  if (children && typeof children !== 'string') {
    throw new Error('<Translate> takes plain text; give it elements as values.');
  }
  const content = interpolate(getText(id, children, text), values as Values) as
    | string
    | (string | number | ReactElement)[];
  return typeof content === 'string' ? (
    <span>{content}</span>
  ) : (
    <span>
      {content.map((part, index) =>
        isValidElement(part) ? part : <span key={index}>{part}</span>,
      )}
    </span>
  );
}
