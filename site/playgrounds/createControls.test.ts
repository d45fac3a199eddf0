import {createControls} from './createControls';

const create = (type: string, source?: string, name = 'prop') =>
  createControls('Other', [{name, type, ...(source !== undefined && {default: source})}]);

test.each([
  ['boolean', undefined, {type: 'switch', default: false}],
  ['boolean', 'true', {type: 'switch', default: true}],
  ['boolean', '`true` for desktop', {type: 'select', options: [true, false]}],
  ["'a' | 'b'", "'a'", {type: 'radio', options: ['a', 'b'], default: 'a'}],
  ["'a' | 'b'", undefined, {type: 'select', options: ['a', 'b']}],
  ['3 | 4', '4 on desktop, 3 on mobile', {type: 'select', options: [3, 4]}],
  ["'a' | ((item: Item) => string)", undefined, {type: 'select', options: ['a']}],
  ['number', '4', {type: 'number', default: 4}],
  ['string | number', '12px', {type: 'number', default: 12}],
  ['string | number', "'80%'", {type: 'input', default: '80%'}],
  ['string', undefined, {type: 'input'}],
])('%s with the default %s becomes %j', (type, source, control) => {
  expect(create(type, source)).toEqual([{prop: 'prop', ...control}]);
});

test.each([
  ['onClose', '() => void'],
  ['rows', 'readonly R[]'],
  ['dataset', 'readonly Item<string | number | undefined>[]'],
  ['axis', "'x'"],
  ['id', 'string'],
  ['defaultValue', 'string'],
  ['unstable_feature', 'boolean'],
])('%s has no control', (name, type) => {
  expect(create(type, undefined, name)).toEqual([]);
});

test('deprecated props have no control', () => {
  expect(createControls('Other', [{name: 'a', type: 'boolean', deprecated: ''}])).toEqual([]);
});

test('settings come first, and apply to the paid versions', () => {
  const rows = [
    {name: 'loading', type: 'boolean'},
    {name: 'borderRadius', type: 'number'},
    {name: 'skipAnimation', type: 'boolean'},
  ];
  expect(createControls('BarChartPro', rows).map(({prop}) => prop)).toEqual([
    'borderRadius',
    'loading',
  ]);
});

test('plain values of the demo are defaults, and others are fixed', () => {
  const rows = [
    {name: 'label', type: 'string'},
    {name: 'size', type: 'number'},
  ];
  expect(createControls('Other', rows, {label: 'Date', size: undefined})).toEqual([
    {prop: 'label', type: 'input', default: 'Date'},
  ]);
});
