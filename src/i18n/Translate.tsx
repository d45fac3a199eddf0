import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import {dictionary, userLanguage} from './dictionary';
import {lookUp} from './lookUp';

/**
 * Stands in for `@docusaurus/Translate` wherever it is imported, in the theme too (see `plugins/translations`). Only the look-up
 * differs: Docusaurus shows English in silence where a translation is missing, this one says so.
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

/** The text in the language of the build, which stands in the place of the id where the build knows it, see `plugins/translations`. */
interface Inlined {
  text?: string;
}

type Values = Parameters<typeof interpolate>[1];

/** A string of the interface, for attributes and everything else that takes plain text. */
export function translate<Text extends string>(
  {id, message, text}: TranslateParam<Text> & Inlined,
  values?: Values,
): string {
  return interpolate(getText(id, message, text), values as Record<string, string>);
}

/**
 * A string of the interface as an element; its values may be elements too. Each text is the only one of its element: a browser that
 * translates the page replaces text nodes, and React could then neither change nor remove those that it has next to others.
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
