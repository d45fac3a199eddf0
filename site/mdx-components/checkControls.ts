import {BuildProblemError} from '../problems/problemStore';
import {PLACEMENTS, type PropControl} from './shared';

type Shape = Record<string, unknown>;

/** The fields of each kind of control in addition to `prop`, `type` and `label`; a field with `?` is optional. */
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

const TESTS: Record<string, (value: unknown, control: Shape) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  options: (value) =>
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((one) => ['string', 'number'].includes(typeof one)),
  placement: (value) => (PLACEMENTS as readonly unknown[]).includes(value),
  option: (value, {options}) => Array.isArray(options) && options.includes(value),
};

const EXPECTED: Record<string, string> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a string',
  color: 'a color like "#1976d2"',
  options: 'an array of two or more strings or numbers',
  option: 'one of its options',
  placement: `one of ${PLACEMENTS.join(', ')}`,
};

/**
 * Checks the controls that a page passes to `<PropPlayground>`.
 *
 * @throws BuildProblemError without a place
 */
export function checkControls(value: unknown): asserts value is PropControl[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new BuildProblemError({
      message: 'Missing prop `controls`.',
      fix: "Write `controls={[{prop: '…', type: 'switch'}]}`.",
    });
  }
  const seen = new Set<unknown>();
  for (const control of value as Shape[]) {
    const {prop, type, label} = control;
    if (typeof prop !== 'string' || !/^[a-z]\w*$/i.test(prop)) {
      throw new BuildProblemError({
        message: 'Missing `prop` of a control.',
        fix: 'Add the name of a prop.',
      });
    }
    const fail = (message: string, fix?: string) => new BuildProblemError({message, fix});
    if (seen.has(prop)) {
      throw fail(`Duplicate control "${prop}".`, 'Keep one.');
    }
    seen.add(prop);
    if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
      throw fail(
        `Unknown type of the control "${prop}".`,
        `Use one of ${Object.keys(FIELDS).join(', ')}.`,
      );
    }
    if (label !== undefined && typeof label !== 'string') {
      throw fail(`\`label\` of the control "${prop}" must be a string.`);
    }
    const fields: Record<string, string> = FIELDS[type as keyof typeof FIELDS];
    for (const key of Object.keys(control)) {
      if (!['prop', 'type', 'label'].includes(key) && !Object.hasOwn(fields, key)) {
        throw fail(`Unknown field \`${key}\` of the ${type} "${prop}".`, 'Remove it.');
      }
    }
    for (const [key, kind] of Object.entries(fields)) {
      const name = kind.replace('?', '');
      const given = control[key];
      if (given === undefined ? !kind.endsWith('?') : !TESTS[name]?.(given, control)) {
        throw fail(`\`${key}\` of the control "${prop}" must be ${EXPECTED[name]}.`);
      }
    }
  }
}
