import {describeApi, MAX_BYTES} from './describeApi';
import {DOCS} from './fixtures/docs';
import {lookUpApi} from './lookUpApi';

const ask = (name: string) => describeApi(DOCS, name, lookUpApi(DOCS, name));

test.each([
  ['Meter', 'a component and its rows', /Props: value \(required\), label, pageSizes/],
  ['<Meter />', 'the component as it is written', /import \{ Meter \} from 'meters'/],
  ['MeterProps.label', 'a row by the type of the props', /`label` \(prop\)/],
  ['slotProps.label', 'a slot without its component', /\(slot\)/],
  ['label', 'a name that is a component elsewhere too', /# Label[^]*Meter › `label` \(prop\)/],
])('%s is %s', (name, _what, expected) => {
  const {text, isError, data} = ask(name);
  expect(text).toMatch(expected);
  expect(isError).toBe(false);
  expect(data.exists).toBe(true);
});

test.each([
  [
    'Meter.rowsPerPage',
    'was removed',
    /removed in v6\. Replacement: `pageSizes`[^]*x-codemod@latest v6\/rows/,
  ],
  ['rowsPerPage', 'was removed everywhere', /Replacement: `pageSizes`/],
  ['Meter.slots.value', 'is there, but no slot', /no "Meter\.slots\.value"/],
  ['useMeter.value', 'is below something that has no rows', /`useMeter` can be imported, but/],
  ['?', 'is no name', /has no API named/],
])('%s, which %s, is an error', (name, _why, expected) => {
  const {text, isError, data} = ask(name);
  expect(text).toMatch(expected);
  expect(isError).toBe(true);
  expect(data.exists).toBe(false);
});

test('a part below a row is reported as unchecked', () => {
  expect(ask('Meter.slotProps.label.size').text).toContain('"size" isn\'t checked');
});

test('an answer stays short however many locations and words a name has', () => {
  const rows = Array.from({length: 400}, (_, index) => ({
    ...DOCS.rows[0]!,
    of: `Component${index}`,
    type: `'${'variant'.repeat(60)}${index}'`,
    description: 'Words. '.repeat(500),
  }));
  const docs = {...DOCS, rows};
  const {text, data} = describeApi(docs, 'value', lookUpApi(docs, 'value'));
  expect(Buffer.byteLength(text + JSON.stringify(data))).toBeLessThan(MAX_BYTES);
  expect(text).toContain('specify the component');
});
