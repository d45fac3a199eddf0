import type {ApiPageData} from '../api/shared';
import type {ComponentApi} from '@mui-x-docs/api-extractor/types';
import {renderApiPart} from './renderApi';

const entry: ComponentApi = {
  kind: 'component',
  name: 'Meter',
  area: 'charts',
  imports: [],
  ref: 'HTMLDivElement',
  inherits: {name: 'div'},
  themeName: 'MuiMeter',
  props: [
    {name: 'value', type: 'number', required: true, description: 'What it shows.'},
    {
      name: 'autoSize',
      type: 'boolean',
      default: 'false',
      deprecated: 'Use a box: https://mui.com/x/react-meters/gone/#box',
      description: 'See https://mui.com/x/react-meters/sizes/.',
      plan: 'pro',
    },
    {name: 'sx', type: 'SxProps', from: 'Box'},
  ],
  slots: [
    {name: 'label', default: '`Label`', className: 'MuiMeter-label', description: 'The label.'},
    {name: 'field', default: '`<Field />`, or `<Input />` where it is native'},
    {name: 'input', default: "<Input />, or <Area /> from 'meters' if `rows` is set."},
  ],
  classes: [{name: 'root', className: 'MuiMeter-root', description: 'The root.', state: true}],
};
const page: ApiPageData = {
  entry,
  pages: {Box: '/x/api/charts/box/'},
  types: [],
  guides: [{title: 'Meters', href: '/x/react-meters/'}],
  usedIn: {value: [{label: 'Basic meter', href: '/x/react-meters/#BasicMeter'}]},
  usedInCount: {},
};
// The only page without a redirect.
const resolve = (href: string) =>
  `https://docs.example${href.includes('gone') ? href : href.replace(/\/(#|\.?$)/, '.md$1')}`;

test.each([
  [
    'props',
    [
      '- `value` (required): `number`',
      '  What it shows.',
      '  Demos: [Basic meter](https://docs.example/x/react-meters.md#BasicMeter)',
      '- `autoSize` (Pro, deprecated): `boolean`, default `false`',
      '  Deprecated. Use a box',
      '  See https://docs.example/x/react-meters/sizes.md.',
      '',
      'Inherited from [Box](https://docs.example/x/api/charts/box.md):',
      '',
      '- `sx`: `SxProps`',
    ],
  ],
  [
    'slots',
    [
      '- `label`: `Label`, class `.MuiMeter-label`',
      '  The label.',
      '- `field`: `<Field />`, or `<Input />` where it is native',
      "- `input`: `<Input />`, or `<Area />` from 'meters' if `rows` is set.",
    ],
  ],
  ['classes', ['- `.MuiMeter-root` (state): key `root`', '  The root.']],
  ['ref', ['The ref is forwarded to the root element, an `HTMLDivElement`.']],
  ['inheritance', ['The attributes of the native `<div>` element are also available.']],
  ['demos', ['- [Meters](https://docs.example/x/react-meters.md)']],
])('%s', (name, lines) => {
  expect(renderApiPart(name, page, resolve)).toBe(lines.join('\n'));
});

test('an unknown part fails the build', () => {
  expect(() => renderApiPart('riddles', page, resolve)).toThrow('Add it to `renderApiPart`.');
});
