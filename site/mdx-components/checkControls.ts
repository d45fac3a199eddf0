import {PLACEMENTS, type PropControl} from './shared';

type Shape = Record<string, unknown>;

/** The fields of each kind of control beside `prop`, `type` and `label`; a field with `?` may be left out. */
const FIELDS = {
  switch: {default: 'boolean?'},
  slider: {min: 'number', max: 'number', step: 'number?', default: 'number'},
  number: {min: 'number?', max: 'number?', step: 'number?', default: 'number'},
  radio: {options: 'options', default: 'option'},
  select: {options: 'options', default: 'option'},
  color: {default: 'colour'},
  input: {default: 'string'},
  placement: {default: 'placement'},
} as const;

const TESTS: Record<string, (value: unknown, control: Shape) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  colour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
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
  string: 'a text',
  colour: 'a colour like "#1976d2"',
  options: 'a list of two or more texts or numbers',
  option: 'one of its options',
  placement: `one of ${PLACEMENTS.join(', ')}`,
};

/**
 * Checks the controls that a page gives to `<PropPlayground>`.
 *
 * @throws a sentence that names the control, the field and what it should be.
 */
export function checkControls(value: unknown): asserts value is PropControl[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error('needs controls: write controls={[{prop: "…", type: "switch"}]}.');
  }
  const seen = new Set<unknown>();
  for (const control of value as Shape[]) {
    const {prop, type, label} = control;
    if (typeof prop !== 'string' || !/^[a-z]\w*$/i.test(prop)) {
      throw new Error('has a control without a prop: give each one the name of a prop.');
    }
    const fail = (message: string) => new Error(`has a control "${prop}" ${message}.`);
    if (seen.has(prop)) {
      throw fail('twice: keep one');
    }
    seen.add(prop);
    if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
      throw fail(`of an unknown type: use one of ${Object.keys(FIELDS).join(', ')}`);
    }
    if (label !== undefined && typeof label !== 'string') {
      throw fail('whose label is no text');
    }
    const fields: Record<string, string> = FIELDS[type as keyof typeof FIELDS];
    for (const key of Object.keys(control)) {
      if (!['prop', 'type', 'label'].includes(key) && !Object.hasOwn(fields, key)) {
        throw fail(`with a field "${key}", which a ${type} does not have`);
      }
    }
    for (const [key, kind] of Object.entries(fields)) {
      const name = kind.replace('?', '');
      const given = control[key];
      if (given === undefined ? !kind.endsWith('?') : !TESTS[name]?.(given, control)) {
        throw fail(`whose ${key} is not ${EXPECTED[name]}`);
      }
    }
  }
}
