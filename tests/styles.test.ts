import fs from 'node:fs';
import path from 'node:path';
import postcss, {type Rule} from 'postcss';

const ROOT = path.join(__dirname, '..');

/** The selectors of a rule, each alone, with those of the rules that it is nested in. */
function selectorsOf(rule: Rule): string[] {
  let outer: postcss.Container['parent'] = rule.parent;
  while (outer && outer.type !== 'rule') {
    outer = outer.parent;
  }
  const outside = outer ? selectorsOf(outer as Rule) : [undefined];
  return outside.flatMap((before) =>
    rule.selectors.map((inner) =>
      before === undefined
        ? inner
        : inner.includes('&')
          ? inner.replaceAll('&', before)
          : `${before} ${inner}`,
    ),
  );
}

/** The selectors of the rules in a style sheet, each alone. */
function listSelectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isKeyframe =
      rule.parent?.type === 'atrule' && /keyframes$/.test(String(rule.parent.params));
    if (!isKeyframe) {
      found.push(...selectorsOf(rule));
    }
  });
  return found;
}

const SRC = path.join(ROOT, 'src');

/** All selectors of the site's own style sheets, with the names of their files before them. */
const listAll = (isPublic: (selector: string) => boolean): string[] =>
  fs
    .readdirSync(SRC, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      listSelectors(fs.readFileSync(path.join(SRC, file), 'utf8'))
        .filter(isPublic)
        .map((selector) => `${file}: ${selector}`),
    );

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
  const everywhere = listAll(fitsEverywhere);
  // Those that are left cost little: most begin with what few pages have.
  expect(everywhere.slice(12)).toEqual([]);
});

/**
 * Whether a rule has something behind a `:has()` that is named neither by a class nor by an id. The frame asks `:root:has()`: whatever
 * comes into a page, browsers look anew at all that stands behind any `:has()`, found by what it is named by.
 */
function isLookedAtAnew(selector: string): boolean {
  let plain = selector.replace(/:(?:global|local)\(([^()]*)\)/g, '$1');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(:[\w-]+)?\(([^()]*)\)/g, (_, name: string, inner: string) =>
      name === ':has' || inner.includes('¬') ? '¬' : '',
    );
  }
  const parts = plain.trim().split(/[\s>+~]+/);
  return parts.slice(0, -1).join().includes('¬') && !/[.#]/.test(parts.at(-1)!);
}

test.each([
  [".table [role='row']:has(> [data-long]) [role='cell']", true],
  ['.row:not(:has(button)) > div', true],
  [':root:has(#page-tree) .site-footer', false],
  [':root:has(:global(#page-tree)) :global(.site-footer)', false],
  ['.heading:has(> h2)', false],
  ['.heading:is(h2, h3) code', false],
])('%s: %s', (selector, expected) => {
  expect(isLookedAtAnew(selector)).toBe(expected);
});

// The cells of the reference were: the page of the grid spent 0.1 s of 0.6 on it while it woke up.
test('what comes into a page has few elements looked at anew', () => {
  const anew = listAll(isLookedAtAnew).filter(
    // Of a single page that few readers open, with rows for a filter that works without scripts.
    (selector) => !selector.startsWith('components/page/TranslationStatus/'),
  );
  expect(anew).toEqual([]);
});
