import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const ROOT = path.join(__dirname, '..');

/** The selectors of the rules in a style sheet, each alone. */
function listSelectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isKeyframe =
      rule.parent?.type === 'atrule' && /keyframes$/.test(String(rule.parent.params));
    if (!isKeyframe) {
      found.push(...rule.selectors);
    }
  });
  return found;
}

/**
 * Whether a browser tries a selector on every element of a page. It sorts them by what the last part names: an id, a class, an
 * attribute or a tag; what has none of them, or a choice of several in `:is()` or `:where()`, it tries everywhere.
 */
function fitsEverywhere(selector: string): boolean {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:global\(([^()]*)\)/g, '$1').replace(/(?<!:global)\([^()]*\)/g, '');
  }
  const last = plain
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)!;
  const rest = last.replace(/::?[\w-]+/g, '');
  return /^\*?$/.test(rest) && !/^(:root|:focus-visible)/.test(last);
}

test.each([
  ['.content :where(a, p)', true],
  ['.stage + *', true],
  ['::highlight(words)', true],
  [':global(.markdown) > :last-child', true],
  ['.content a', false],
  ['.stage:not(:last-child)', false],
  ['.code [data-part="rest"]', false],
  [':root:has(#page-tree) :global(.main-wrapper:has(main))', false],
  ['.section-heading:has(> :is(h5, h6))', false],
])('%s: %s', (selector, expected) => {
  expect(fitsEverywhere(selector)).toBe(expected);
});

// With 60 more, styles of a page with two dozen grids took twice as long: each grid renders some hundred elements, many times.
test('few rules are tried on every element of a page', () => {
  const src = path.join(ROOT, 'src');
  const everywhere = fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      listSelectors(fs.readFileSync(path.join(src, file), 'utf8'))
        .filter(fitsEverywhere)
        .map((selector) => `${file}: ${selector}`),
    );
  // Those that are left cost little: most begin with what few pages have.
  expect(everywhere.slice(12)).toEqual([]);
});
