import {scopeCss} from './scopeCss';

const scope = (...sheets: string[]) =>
  scopeCss(
    sheets.map((code) => ({code})),
    'a/B',
  );

const scoped = (css: string) => `@scope ([data-demo-scope="a/B"]) {\n${css}\n}`;

it('keeps rules inside the demo and names that are global outside', () => {
  expect(
    scope(`@font-face { font-family: x }
/* a } comment */
:root { --gap: 4px }
.card::after { content: "}" }
@media (width > 600px) { .card { gap: 1px } }
@keyframes spin { to { rotate: 1turn } }
.w-1\\/2 { width: 50% }`),
  ).toBe(`@font-face { font-family: x }
@keyframes spin { to { rotate: 1turn } }
@scope ([data-demo-scope="a/B"]) {
:scope { --gap: 4px }
.card::after { content: "}" }
@media (width > 600px) { .card { gap: 1px } }
.w-1\\/2 { width: 50% }
}`);
});

it.each([
  `.\\[\\&\\:root\\]\\:p-1, [data-a=":root"] { content: ":root" }`,
  ':host(.a) { gap: 0 }',
  '.a { background: url(data:image/svg+xml;a}) }\n.b { gap: 0 }',
  '.a { content: "/* b */" }',
])('changes nothing in %s', (css) => {
  expect(scope(css)).toBe(scoped(css));
});

it.each<[string, string, string]>([
  ['an empty sheet', '', ''],
  [
    'the root among others, in any order',
    ':host, :root, .a:not(:root) { gap: 0 }',
    scoped(':scope, .a:not(:scope) { gap: 0 }'),
  ],
  [
    'global names, with the condition around them',
    '@media (width > 1px) { @keyframes a { to { gap: 0 } } .b { gap: 0 } }',
    `@media (width > 1px) { @keyframes a { to { gap: 0 } } }\n${scoped(
      '@media (width > 1px) { .b { gap: 0 } }',
    )}`,
  ],
  [
    'every at-rule that applies to the whole document',
    '@layer a, b;\n@counter-style c { system: cyclic }\n@layer a { .b { gap: 0 } }',
    `@layer a, b;\n@counter-style c { system: cyclic }\n${scoped('@layer a { .b { gap: 0 } }')}`,
  ],
  [
    'names of at-rules in capital letters',
    '@KEYFRAMES a { to { gap: 0 } }\n@MEDIA print { .b { gap: 0 } }',
    `@KEYFRAMES a { to { gap: 0 } }\n${scoped('@MEDIA print { .b { gap: 0 } }')}`,
  ],
])('%s', (_, css, expected) => {
  expect(scope(css)).toBe(expected);
});

it('imports come before the rules of the sheets before them', () => {
  expect(scope('@font-face { font-family: x }\n.a { gap: 0 }', '@import "b.css";')).toBe(
    `@import "b.css";\n@font-face { font-family: x }\n${scoped('.a { gap: 0 }')}`,
  );
});
