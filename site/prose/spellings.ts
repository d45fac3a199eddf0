// cspell:disable -- stems, and spellings that are wrong on purpose
/** Stems that the British write with "-our". */
const OUR = 'arm behavi col endeav fav flav harb hon hum lab neighb rig rum vap'.split(' ');

/** Stems that the British write with "-ise". */
const ISE = (
  'author capital categor character custom digit emphas equal final general harmon initial internal local maxim memo ' +
  'minim modern neutral normal optim organ parametr personal priorit random real recogn serial special stabil ' +
  'standard summar symbol synchron token util virtual visual'
).split(' ');

/** Stems with other British spellings, and their American forms. */
const STEMS: readonly (readonly [british: string, american: string])[] = [
  ...OUR.map((stem) => [`${stem}our`, `${stem}or`] as const),
  ...ISE.flatMap((stem) =>
    ['e', 'i', 'a'].map((vowel) => [`${stem}is${vowel}`, `${stem}iz${vowel}`] as const),
  ),
  ['amongst', 'among'],
  ['analyse', 'analyze'],
  ['analysing', 'analyzing'],
  ['artefact', 'artifact'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['catalogue', 'catalog'],
  ['centimetre', 'centimeter'],
  ['centred', 'centered'],
  ['centre', 'center'],
  ['centring', 'centering'],
  ['defence', 'defense'],
  ['dialogue', 'dialog'],
  ['fibre', 'fiber'],
  ['focussed', 'focused'],
  ['focussing', 'focusing'],
  ['fulfilment', 'fulfillment'],
  ['fulfils', 'fulfills'],
  ['grey', 'gray'],
  ['judgement', 'judgment'],
  ['kilometre', 'kilometer'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['learnt', 'learned'],
  ['licence', 'license'],
  ['litre', 'liter'],
  ['maths', 'math'],
  ['metre', 'meter'],
  ['millimetre', 'millimeter'],
  ['misspelt', 'misspelled'],
  ['modelled', 'modeled'],
  ['modelling', 'modeling'],
  ['offence', 'offense'],
  ['practise', 'practice'],
  ['signalled', 'signaled'],
  ['signalling', 'signaling'],
  ['theatre', 'theater'],
  ['travelled', 'traveled'],
  ['travelling', 'traveling'],
  ['whilst', 'while'],
];

/** Words whose stems also occur in American words, so only the whole word is British. */
const WHOLE = new Map([
  ['fulfil', 'fulfill'],
  ['programme', 'program'],
  ['programmes', 'programs'],
]);

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
