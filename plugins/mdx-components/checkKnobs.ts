import {PLACEMENTS, type Knob} from './shared';

type Shape = Record<string, unknown>;

/** The fields of each kind of knob beside `prop`, `type` and `label`; a field with `?` may be left out. */
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

const TESTS: Record<string, (value: unknown, knob: Shape) => boolean> = {
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
 * Checks the knobs that a page gives to `<PropPlayground>`.
 *
 * @throws a sentence that names the knob, the field and what it should be.
 */
export function checkKnobs(value: unknown): asserts value is Knob[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error('needs knobs: write knobs={[{prop: "…", type: "switch"}]}.');
  }
  const seen = new Set<unknown>();
  for (const knob of value as Shape[]) {
    const {prop, type, label} = knob;
    if (typeof prop !== 'string' || !/^[a-z]\w*$/i.test(prop)) {
      throw new Error('has a knob without a prop: give each one the name of a prop.');
    }
    const fail = (message: string) => new Error(`has a knob "${prop}" ${message}.`);
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
    for (const key of Object.keys(knob)) {
      if (!['prop', 'type', 'label'].includes(key) && !Object.hasOwn(fields, key)) {
        throw fail(`with a field "${key}", which a ${type} does not have`);
      }
    }
    for (const [key, kind] of Object.entries(fields)) {
      const name = kind.replace('?', '');
      const given = knob[key];
      if (given === undefined ? !kind.endsWith('?') : !TESTS[name]?.(given, knob)) {
        throw fail(`whose ${key} is not ${EXPECTED[name]}`);
      }
    }
  }
}
