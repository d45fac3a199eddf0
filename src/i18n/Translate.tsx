import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import {dictionary, userLanguage} from './dictionary';
import {lookUp} from './lookUp';

/**
 * Stands in for `@docusaurus/Translate` wherever it is imported, in the theme too (see `plugins/translations`). Only the look-up
 * differs: Docusaurus shows English in silence where a translation is missing, this one says so.
 */
function getText(id: string | undefined, english: string | undefined): string {
  const key = id ?? english;
  if (key === undefined) {
    throw new Error('A translation needs an id, a default text, or both.');
  }
  return lookUp(dictionary, userLanguage, key, english ?? key) ?? key;
}

type Values = Parameters<typeof interpolate>[1];

/** A string of the interface, for attributes and everything else that takes plain text. */
export function translate<Text extends string>(
  {id, message}: TranslateParam<Text>,
  values?: Values,
): string {
  return interpolate(getText(id, message), values as Record<string, string>);
}

/** A string of the interface as an element; its values may be elements too. */
export default function Translate<Text extends string>({
  id,
  children,
  values,
}: TranslateProps<Text>): ReactNode {
  if (children && typeof children !== 'string') {
    throw new Error('<Translate> takes plain text; give it elements as values.');
  }
  return <>{interpolate(getText(id, children), values as Values)}</>;
}
