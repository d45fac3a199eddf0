import {createError} from '../problems/problemStore';
import {PLACEMENTS, type PropControl} from './shared';

type Shape = Record<string, unknown>;

/**
 * The fields of each kind of control, in addition to `prop`, `type`, and `label`. Fields with `?`
 * are optional.
 */
const FIELDS = {
  switch: {default: 'boolean?'},
  slider: {min: 'number', max: 'number', step: 'number?', default: 'number'},
  number: {min: 'number?', max: 'number?', step: 'number?', default: 'number'},
  radio: {options: 'options', default: 'option'},
  select: {options: 'options', default: 'option'},
  color: {default: 'color'},
  input: {default: 'string'},
  placement: {default: 'placement'},
} as const;

/** The expected value of a field, by kind. */
const KINDS: Record<string, [string, (value: unknown, control: Shape) => boolean]> = {
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  number: ['a number', (value) => typeof value === 'number'],
  string: ['a string', (value) => typeof value === 'string'],
  color: ['a color like "#1976d2"', (value) => /^#[0-9a-f]{6}$/i.test(String(value))],
  options: [
    'an array of two or more strings or numbers',
    (value) =>
      Array.isArray(value) &&
      value.length > 1 &&
      value.every((one) => ['string', 'number'].includes(typeof one)),
  ],
  option: [
    'one of its options',
    (value, {options}) => Array.isArray(options) && options.includes(value),
  ],
  placement: [
    `one of ${PLACEMENTS.join(', ')}`,
    (value) => (PLACEMENTS as readonly unknown[]).includes(value),
  ],
};

/**
 * Checks the controls that a page passes to `<PropPlayground>`.
 *
 * @throws BuildProblemError without a location
 */
export function checkControls(value: unknown): asserts value is PropControl[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw createError(
      'Missing prop `controls`.',
      "Write `controls={[{prop: '…', type: 'switch'}]}`.",
    );
  }
  const seen = new Set<unknown>();
  for (const control of value as Shape[]) {
    const {prop, type, label} = control;
    if (typeof prop !== 'string' || !/^[a-z]\w*$/i.test(prop)) {
      throw createError('Missing `prop` of a control.', 'Add the name of a prop.');
    }
    if (seen.has(prop)) {
      throw createError(`Duplicate control "${prop}".`, 'Keep one.');
    }
    seen.add(prop);
    if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
      throw createError(
        `Unknown type of the control "${prop}".`,
        `Use one of ${Object.keys(FIELDS).join(', ')}.`,
      );
    }
    if (label !== undefined && typeof label !== 'string') {
      throw createError(`\`label\` of the control "${prop}" must be a string.`);
    }
    const fields: Record<string, string> = FIELDS[type as keyof typeof FIELDS];
    for (const key of Object.keys(control)) {
      if (!['prop', 'type', 'label'].includes(key) && !Object.hasOwn(fields, key)) {
        throw createError(`Unknown field \`${key}\` of the ${type} "${prop}".`, 'Remove it.');
      }
    }
    for (const [key, kind] of Object.entries(fields)) {
      const [expected, test] = KINDS[kind.replace('?', '')]!;
      const fieldValue = control[key];
      if (fieldValue === undefined ? !kind.endsWith('?') : !test(fieldValue, control)) {
        throw createError(`\`${key}\` of the control "${prop}" must be ${expected}.`);
      }
    }
  }
}
