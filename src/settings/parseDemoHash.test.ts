import {parseDemoHash} from './parseDemoHash';

test.each([
  ['#', {}],
  ['#BasicBars', {}],
  ['#BasicBars.js', {variant: 'JS', demo: 'BasicBars'}],
  ['#BasicBars.tsx', {variant: 'TS', demo: 'BasicBars'}],
  ['#css-BasicBars.tsx', {variant: 'TS', styling: 'css', demo: 'BasicBars'}],
  ['#tailwind-BasicBars.js', {variant: 'JS', styling: 'tailwind', demo: 'BasicBars'}],
  ['#system-BasicBars.tsx', {variant: 'TS', styling: 'system', demo: 'BasicBars'}],
  ['#css-BasicBars', {}],
  ['#BasicBars.ts', {}],
  ['#BasicBars.jsx', {}],
  ['#BasicBars.JS', {}],
  ['#BasicBars.js/', {}],
  // A prefix must be at the start.
  ['#mycss-grid.tsx', {variant: 'TS', demo: 'grid'}],
  ['#sass-BasicBars.js', {variant: 'JS', demo: 'BasicBars'}],
  ['#.tsx', {variant: 'TS'}],
])('%p', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});
