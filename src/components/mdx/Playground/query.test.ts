import type {PropControl} from '../../../../site/playgrounds/shared';
import {readQuery, writeQuery} from './query';

const controls: PropControl[] = [
  {prop: 'layout', type: 'radio', options: ['vertical', 'horizontal'], default: 'vertical'},
  {prop: 'radius', type: 'slider', min: 0, max: 9, default: 0},
  {prop: 'grid', type: 'switch'},
  {prop: 'ampm', type: 'select', options: [true, false]},
  {prop: 'title', type: 'input'},
  {prop: 'gap', type: 'number'},
  {prop: 'color', type: 'color'},
];

test.each([
  ['?layout=horizontal&radius=4', {layout: 'horizontal', radius: 4}],
  ['?grid=true&ampm=false&title=A%20B', {grid: true, ampm: false, title: 'A B'}],
  ['?gap=-2&color=%23ff0000', {gap: -2, color: '#ff0000'}],
  ['?other=1', {}],
])('%s is read as %j, and written again', (search, values) => {
  expect(readQuery(search, controls)).toEqual(values);
  expect(readQuery(writeQuery('', controls, values), controls)).toEqual(values);
});

test.each([
  '?layout=vertical&radius=0&grid=false',
  '?layout=up&radius=10&grid=yes&ampm=&gap=x&color=red',
  '?radius=&gap=%20',
])('defaults and impossible values are ignored: %s', (search) => {
  expect(readQuery(search, controls)).toEqual({});
});

test('unrelated parameters are preserved, and defaults removed', () => {
  expect(writeQuery('?ref=a&grid=true', controls, {title: 'a/b'})).toBe('?ref=a&title=a/b');
  expect(writeQuery('?grid=true', controls, {})).toBe('');
});
