import type {PropControl} from '../../../../site/playgrounds/shared';
import {createProps} from './playgroundProps';
import {limitOptions, readQuery, writeQuery} from './query';

const controls: PropControl[] = [
  {prop: 'layout', type: 'radio', options: ['vertical', 'horizontal'], default: 'vertical'},
  {prop: 'radius', type: 'slider', min: 0, max: 9, default: 0},
  {prop: 'grid', type: 'switch'},
  {prop: 'ampm', type: 'select', options: [true, false]},
  {prop: 'title', type: 'input'},
  {prop: 'gap', type: 'number'},
  {prop: 'color', type: 'color'},
  {prop: 'views', type: 'checks', options: ['year', 'month', 'day'], default: 'year,day'},
  {
    prop: 'openTo',
    type: 'select',
    options: ['year', 'month', 'day'],
    default: 'day',
    within: 'views',
  },
  {prop: 'minDate', type: 'date', omits: ['title']},
  {prop: 'slotProps.tabs.time', param: 'time', type: 'time'},
];

test.each([
  ['?layout=horizontal&radius=4', {layout: 'horizontal', radius: 4}],
  ['?grid=true&ampm=false&title=A%20B', {grid: true, ampm: false, title: 'A B'}],
  ['?gap=-2&color=%23ff0000', {gap: -2, color: '#ff0000'}],
  ['?views=day,month&openTo=month', {views: 'month,day', openTo: 'month'}],
  ['?minDate=2024-02-29&time=23:59', {minDate: '2024-02-29', 'slotProps.tabs.time': '23:59'}],
  ['?other=1', {}],
])('%s is parsed as %j, and serialized again', (search, values) => {
  expect(readQuery(search, controls)).toEqual(values);
  expect(readQuery(writeQuery('', controls, values), controls)).toEqual(values);
});

test.each([
  '?layout=vertical&radius=0&grid=false',
  '?layout=up&radius=10&grid=yes&ampm=&gap=x&color=red',
  '?radius=&gap=%20&views=&minDate=2025-02-31&time=24:00',
  '?views=year,hours&openTo=hours&minDate=1/6/2025&time=9:30',
  '?views=year,year&minDate=%E0%A4%A&constructor=true&__proto__=true',
  `?views=${'year,'.repeat(100_000)}&minDate=99999-01-01`,
])('defaults and impossible values are ignored: %s', (search) => {
  expect(readQuery(search, controls)).toEqual({});
});

test('unrelated parameters are preserved, and defaults removed', () => {
  expect(writeQuery('?ref=a&grid=true', controls, {title: 'a/b'})).toBe('?ref=a&title=a/b');
  expect(writeQuery('?grid=true', controls, {})).toBe('');
});

test('the props have lists, an option that is still allowed, and no omitted prop', () => {
  const values = readQuery('?views=year,month&openTo=day&minDate=2025-06-01&title=A', controls);
  expect(values).not.toHaveProperty('openTo');
  expect(createProps(limitOptions(controls, values), values)).toEqual({
    title: undefined,
    views: ['year', 'month'],
    openTo: 'year',
    minDate: '2025-06-01',
  });
});
