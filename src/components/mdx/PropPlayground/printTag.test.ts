import type {PropControl} from '../../../../site/mdx-components/shared';
import {printTag} from './printTag';

const controls: PropControl[] = [
  {prop: 'layout', type: 'radio', options: ['vertical', 'horizontal'], default: 'vertical'},
  {prop: 'radius', type: 'slider', min: 0, max: 9, default: 0},
  {prop: 'hideLegend', type: 'switch'},
  {prop: 'animate', type: 'switch', default: true},
  {prop: 'title', type: 'input', default: ''},
];
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const print = (values: Parameters<typeof printTag>[3], fixed: string[] = []) =>
  textOf(printTag('BarChart', fixed, controls, values));

it('has no props while nothing differs from the defaults, or a number is invalid', () => {
  expect(print({})).toBe('<BarChart />');
  expect(print({radius: 0, animate: true})).toBe('<BarChart />');
  expect(print({radius: Number.NaN})).toBe('<BarChart />');
});

it('prints changed props of each type as JSX', () => {
  expect(
    print({layout: 'horizontal', radius: 4, hideLegend: true, animate: false, title: 'Guests'}),
  ).toBe(
    '<BarChart\n  layout="horizontal"\n  radius={4}\n  hideLegend\n  animate={false}\n  title="Guests"\n/>',
  );
});

it('prints the fixed props first', () => {
  expect(print({radius: 1}, ['series={series}'])).toBe(
    '<BarChart\n  series={series}\n  radius={1}\n/>',
  );
});

it.each([
  ['say "hi"', '<BarChart\n  title={"say \\"hi\\""}\n/>'],
  ['<img onerror=x>', '<BarChart\n  title={"<img onerror=x>"}\n/>'],
  ['a & b', '<BarChart\n  title={"a & b"}\n/>'],
])('escapes the text %j', (title, code) => {
  expect(print({title})).toBe(code);
  expect(printTag('BarChart', [], controls, {title})).not.toContain('<img');
});
