import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

const {our, ise, stems, words} = load(
  fs.readFileSync(path.join(__dirname, 'spellings.yaml'), 'utf8'),
) as Record<'our' | 'ise', string[]> & Record<'stems' | 'words', Record<string, string>>;

/** British stems with their American forms. */
const STEMS: readonly (readonly [british: string, american: string])[] = [
  ...our.map((stem) => [`${stem}our`, `${stem}or`] as const),
  ...ise.flatMap((stem) =>
    ['e', 'i', 'a'].map((vowel) => [`${stem}is${vowel}`, `${stem}iz${vowel}`] as const),
  ),
  ...Object.entries(stems),
];

/** Words whose stems also occur in American words. */
const WHOLE = new Map(Object.entries(words));

/** Also the plural of "analysis". */
const SAME = new Set(['analyses']);

/**
 * Returns the American spelling of a lowercase word; `undefined` if the word is already American.
 */
export function toAmerican(word: string): string | undefined {
  const whole = WHOLE.get(word);
  if (whole !== undefined || SAME.has(word)) {
    return whole;
  }
  const [, prefix = '', rest = word] = /^(multi|mis|non|over|pre|re|un)(\w{5,})$/.exec(word) ?? [];
  for (const [start, text] of [
    ['', word],
    [prefix, rest],
  ] as const) {
    const stem = STEMS.find(([british]) => text.startsWith(british));
    if (stem) {
      return start + stem[1] + text.slice(stem[0].length);
    }
  }
  return undefined;
}
