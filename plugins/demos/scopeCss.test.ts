import {scopeCss} from './scopeCss';

const scope = (...sheets: string[]) =>
  scopeCss(
    sheets.map((code) => ({code})),
    'a/B',
  );

const scoped = (css: string) => `@scope ([data-demo-scope="a/B"]) {\n${css}\n}`;

describe('scopeCss', () => {
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

  it('gives nothing for nothing', () => {
    expect(scope('')).toBe('');
  });

  it.each<[string, string, string]>([
    [
      'an escaped character and a text that read like the root are none',
      `.\\[\\&\\:root\\]\\:p-1, [data-a=":root"] { content: ":root" }`,
      scoped(`.\\[\\&\\:root\\]\\:p-1, [data-a=":root"] { content: ":root" }`),
    ],
    [
      'a pseudo-class that begins like the root stays',
      ':host(.a) { gap: 0 }',
      scoped(':host(.a) { gap: 0 }'),
    ],
    [
      'the root among others, in any order',
      ':host, :root, .a:not(:root) { gap: 0 }',
      scoped(':scope, .a:not(:scope) { gap: 0 }'),
    ],
    [
      'what is global stands outside with the condition around it',
      '@media (width > 1px) { @keyframes a { to { gap: 0 } } .b { gap: 0 } }',
      `@media (width > 1px) { @keyframes a { to { gap: 0 } } }\n${scoped(
        '@media (width > 1px) { .b { gap: 0 } }',
      )}`,
    ],
    [
      'every at-rule that counts for the whole document',
      '@layer a, b;\n@counter-style c { system: cyclic }\n@layer a { .b { gap: 0 } }',
      `@layer a, b;\n@counter-style c { system: cyclic }\n${scoped('@layer a { .b { gap: 0 } }')}`,
    ],
    [
      'names of at-rules in capital letters',
      '@KEYFRAMES a { to { gap: 0 } }\n@MEDIA print { .b { gap: 0 } }',
      `@KEYFRAMES a { to { gap: 0 } }\n${scoped('@MEDIA print { .b { gap: 0 } }')}`,
    ],
    [
      'an address with a semicolon and a bracket, without quotes',
      '.a { background: url(data:image/svg+xml;a}) }\n.b { gap: 0 }',
      scoped('.a { background: url(data:image/svg+xml;a}) }\n.b { gap: 0 }'),
    ],
    [
      'an address that reads like a comment',
      '.a { content: "/* b */" }',
      scoped('.a { content: "/* b */" }'),
    ],
  ])('%s', (_, css, expected) => {
    expect(scope(css)).toBe(expected);
  });

  it('imports come before the rules of the sheets before them', () => {
    expect(scope('@font-face { font-family: x }\n.a { gap: 0 }', '@import "b.css";')).toBe(
      `@import "b.css";\n@font-face { font-family: x }\n${scoped('.a { gap: 0 }')}`,
    );
  });
});
