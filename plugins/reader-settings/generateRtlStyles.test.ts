import postcss from 'postcss';
import {generateRtlStyles} from './generateRtlStyles';

async function mirror(css: string): Promise<string> {
  const {css: result} = await postcss(generateRtlStyles()).process(css, {from: undefined});
  return result
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  ['.a { left: 1px; }', '.a { left: auto; right: 1px; }'],
  ['.a { padding: 1px 2px 3px 4px; }', '.a { padding: 1px 4px 3px 2px; }'],
  ['.a { transform: translateX(-100%); }', '.a { transform: translateX(100%); }'],
  // The name only looks like a side.
  [
    '.items--right { padding-left: 1px; }',
    '.items--right { padding-left: 0; padding-right: 1px; }',
  ],
  ['.a { direction: ltr; left: 1px; }', '.a { left: auto; right: 1px; }'],
])('%s gets a rule for RTL', async (css, added) => {
  expect(await mirror(css)).toBe(`${css} :where([dir="rtl"]) ${added}`);
});

test.each([
  ['a logical property', '.a { margin-inline-start: 1px; }'],
  ['what is the same on both sides', '.a { padding: 1px 2px; }'],
  ['an explicit direction', 'pre { direction: ltr; }'],
  ['a rule that selects a direction itself', "[dir='rtl'] .a { left: 1px; }"],
  ['a value that turns by itself', '.a { translate: calc(1px * var(--docs-direction)) 0; }'],
  ['a class that names a side', '.margin-left--md { margin-left: 1px; }'],
  ['a class that counts from a side', '.col--offset-2 { margin-left: 1px; }'],
])('%s stays as it is', async (_, css) => {
  expect(await mirror(css)).toBe(css);
});
