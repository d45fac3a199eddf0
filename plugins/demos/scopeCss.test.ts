import {scopeCss} from './scopeCss';

describe('scopeCss', () => {
  it('keeps rules inside the demo and names that are global outside', () => {
    expect(
      scopeCss(
        `@font-face { font-family: x }
/* a } comment */
:root { --gap: 4px }
.card::after { content: "}" }
@media (width > 600px) { .card { gap: 1px } }
@keyframes spin { to { rotate: 1turn } }
.w-1\\/2 { width: 50% }`,
        'a/B',
      ),
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
    expect(scopeCss('', 'a/B')).toBe('');
  });
});
