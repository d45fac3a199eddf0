import postcss from 'postcss';
import {mirrorStyles} from './mirrorStyles';

async function mirror(css: string): Promise<string> {
  const {css: result} = await postcss(mirrorStyles()).process(css, {from: undefined});
  return result
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  ['a side', '.a { left: 1px; }', ':where([dir="rtl"]) .a { left: auto; right: 1px; }'],
  [
    'four values in a row',
    '.a { padding: 1px 2px 3px 4px; }',
    ':where([dir="rtl"]) .a { padding: 1px 4px 3px 2px; }',
  ],
  [
    'a movement',
    '.a { transform: translateX(-100%); }',
    ':where([dir="rtl"]) .a { transform: translateX(100%); }',
  ],
  [
    'a name that only sounds like a side',
    '.navbar__items--right { padding-left: 1px; }',
    ':where([dir="rtl"]) .navbar__items--right { padding-left: 0; padding-right: 1px; }',
  ],
])('%s gets a mirror image beside it', async (_, css, added) => {
  expect(await mirror(css)).toBe(`${css} ${added}`);
});

test.each([
  ['a logical property', '.a { margin-inline-start: 1px; }'],
  ['what is the same on both sides', '.a { padding: 1px 2px; }'],
  ['a direction that is given on purpose', 'pre { direction: ltr; }'],
  ['a rule that tells the directions apart itself', "[dir='rtl'] .a { left: 1px; }"],
  ['a value that turns by itself', '.a { translate: calc(1px * var(--docs-direction)) 0; }'],
  ['a class that names a side', '.margin-left--md { margin-left: 1px; }'],
  ['a class that counts from a side', '.col--offset-2 { margin-left: 1px; }'],
])('%s stays as it is', async (_, css) => {
  expect(await mirror(css)).toBe(css);
});

test('only the one declaration is left out', async () => {
  expect(await mirror('.a { direction: ltr; left: 1px; }')).toBe(
    '.a { direction: ltr; left: 1px; } :where([dir="rtl"]) .a { left: auto; right: 1px; }',
  );
});
