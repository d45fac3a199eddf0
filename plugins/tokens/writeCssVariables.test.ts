import {createDocsTheme} from '../../site/theme/shared';
import {palettes, typography} from '../../site/tokens/shared';
import {writeCssVariables} from './writeCssVariables';

const css = writeCssVariables(createDocsTheme());

/**
 * Returns the declarations of all blocks with that selector. Later ones override earlier ones, as
 * in the browser.
 */
function declarationsOf(selector: string): Record<string, string> {
  const blocks = css
    .split('}\n')
    .map((block) => block.split(' {\n'))
    .filter(([name]) => name === selector);
  return Object.fromEntries(
    blocks.flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}([\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
    ),
  );
}

const shared = declarationsOf(':root');
const light = declarationsOf(':root, [data-theme="light"]');
const dark = declarationsOf('[data-theme="dark"]');

test.each([
  ['--muidocs-breakpoints-lg', '1200px'],
  ['--muidocs-spacing-0', '0px'],
  ['--muidocs-spacing-24', '192px'],
  ['--muidocs-shape-buttonRadius', '10px'],
  ['--muidocs-zIndex-tooltip', '1500'],
  ['--muidocs-typography-fontFamily', typography.fontFamily],
  ['--muidocs-font-h1', '800 2.5rem/1.2 var(--muidocs-typography-fontFamilyHeading)'],
  ['--muidocs-font-body2', '400 0.875rem/1.57 var(--muidocs-typography-fontFamily)'],
])('%s is %s in both schemes', (name, value) => {
  expect(shared[name]).toBe(value);
  expect(dark[name]).toBeUndefined();
});

test('each scheme has its colors and sets color-scheme', () => {
  expect(light['color-scheme']).toBe('light');
  expect(dark['color-scheme']).toBe('dark');
  expect(light['--muidocs-palette-primary-main']).toBe(palettes.light.primary.main);
  expect(dark['--muidocs-palette-primary-main']).toBe(palettes.dark.primary.main);
});

test('the dark scheme repeats nothing that it shares with the light one', () => {
  for (const [name, value] of Object.entries(dark)) {
    expect([name, light[name]]).not.toEqual([name, value]);
  }
  expect(dark['--muidocs-palette-grey-900']).toBeUndefined();
});

test("what only MUI's components read is left out: every page waits for this file", () => {
  expect(css).not.toMatch(/palette-Alert|Channel:|overlays/);
  expect(css.length).toBeLessThan(14_000);
});
