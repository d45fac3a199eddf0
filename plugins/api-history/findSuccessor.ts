import type {ApiArea} from '../api-reference/shared';
import type {FindSuccessor} from './compareReleases';
import type {MajorCodemods} from './readCodemods';
import {SUCCESSORS} from './successors';

/** Spellings that a name lost: how those of earlier majors were formed, and what became of them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^unstable_/i, ''],
  [/^(use|get)?(.*)2(?=[A-Z]|$)/, '$1$2'],
  [/Slots?Components?Props(Overrides)?$/, 'SlotProps$1'],
  [/SlotsComponents?$/, 'Slots'],
];

/** Families of names that went together. */
const FAMILIES: readonly (readonly [ApiArea, string, RegExp, string])[] = [
  ['data-grid', '6', /^unstable_/, 'No replacement: it was an internal part.'],
  [
    'date-pickers',
    '6',
    /^@mui\/x-date-pickers\/CalendarPicker$/,
    '`@mui/x-date-pickers/DateCalendar`',
  ],
];

const code = (name: string) => `\`${name}\``;

/** Text of a doc comment as what to use: without the sentence that says no more than that it is deprecated. */
function fromDeprecation(text: string | undefined): string | undefined {
  const cleaned = text?.replace(/\s+/g, ' ').trim();
  return cleaned && /\buse\b|\binstead\b|\breplaced\b|`/i.test(cleaned) ? cleaned : undefined;
}

/**
 * Says what takes the place of a name: what is kept by hand, else what a codemod writes, else what the last doc comment
 * said, else the same name without a prefix or suffix that was dropped, or from where it can be imported now.
 */
export function createFindSuccessor(
  product: ApiArea,
  codemods: Readonly<Record<string, MajorCodemods>>,
): FindSuccessor {
  /** What a codemod of this major, or of one before, makes of a name. */
  const renamedBy = (name: string, major: string): string | undefined =>
    Object.keys(codemods)
      .filter((known) => Number(known) <= Number(major))
      .sort((a, b) => Number(b) - Number(a))
      .map((known) => codemods[known]?.renames.get(name))
      .find((to) => to !== undefined);

  return ({name, owner, major, kind, deprecated, isKnown, importFrom}) => {
    const codemod = codemods[major]?.codemods.get(name);
    const find = (): string | undefined => {
      const kept = SUCCESSORS[product][major];
      const byHand = kept?.[`${owner}.${name}`] ?? kept?.[name];
      if (byHand) {
        return byHand;
      }
      const place = importFrom(name);
      if (owner === '' && place) {
        return `${code(name)} from ${code(place)}`;
      }
      const renamed = renamedBy(name, major);
      if (renamed !== undefined && isKnown(renamed)) {
        return code(renamed);
      }
      const said = fromDeprecation(deprecated);
      if (said) {
        return said;
      }
      if (kind === 'path') {
        const [scope = '', pkg = '', folder = ''] = name.split('/');
        const to = renamedBy(folder, major) ?? folder.replace(/2$/, '');
        const target = `${scope}/${pkg}/${to}`;
        return to !== folder && isKnown(target) ? code(target) : undefined;
      }
      for (const [pattern, replacement] of PATTERNS) {
        const candidate = name.replace(pattern, replacement);
        if (candidate !== name && isKnown(candidate)) {
          return code(candidate);
        }
      }
      return FAMILIES.find(
        ([area, when, pattern]) => area === product && when === major && pattern.test(name),
      )?.[3];
    };
    const use = find();
    return {...(use && {use}), ...(codemod && {codemod})};
  };
}
