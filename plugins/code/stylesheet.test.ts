import fs from 'node:fs';
import path from 'node:path';
import {codeBackground} from '../../site/tokens/shared';
import {CODE_STYLESHEET} from './shared';

// Each color needs a contrast of at least 4.5 on every code background. The stylesheet is part of
// every page, so its rules are documented here: it may only set colors, because it must not change
// the layout.
const root = path.join(__dirname, '../..');
const sheet = fs.readFileSync(path.join(root, 'static', CODE_STYLESHEET), 'utf8');
const block = ['CodeBlock', 'AnnotatedCodeBlock']
  .map((name) => path.join(root, 'src/components/mdx/Code', `${name}.module.css`))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('');

/** Returns the WCAG luminance of a color in the format hsl(…). */
function luminance(color: string): number {
  const [h = 0, s = 0, l = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    const value =
      l / 100 -
      (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const rules = [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)].map(
  (match) => ({
    selectors: match[1]!.split(',').map((selector) => selector.trim()),
    declarations: match[2]!
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  }),
);
const ground = (name: string) =>
  new RegExp(`codeLine--${name}\\) \\{\\s*background: (hsl\\([^)]*\\))`).exec(block)![1]!;
const colors = [
  ...rules.map((rule) => [rule.selectors.join(), rule.declarations[0]!.replace('color: ', '')]),
  ...['--code-text', '--code-quiet'].map((name) => [
    name,
    new RegExp(`${name}: ([^;]*);`).exec(block)![1]!,
  ]),
] as Array<[string, string]>;

describe('the colors of code', () => {
  it('only set token colors, so loading them shifts nothing', () => {
    for (const {selectors, declarations} of rules) {
      expect(selectors.every((selector) => /^\.token\.[a-z-]+$/.test(selector))).toBe(true);
      expect(declarations).toEqual([expect.stringMatching(/^color: hsl\(/)]);
    }
  });

  it('cover every class that the highlighter writes', () => {
    const source = fs.readFileSync(path.join(root, 'site/code/highlightCode.ts'), 'utf8');
    const table = /const COLORS[^{]*\{([^}]*)\}/.exec(source)![1]!;
    const written = new Set([...table.matchAll(/: '([a-z-]+)'/g)].map((match) => match[1]!));
    const colored = new Set(
      rules.flatMap(({selectors}) => selectors.map((one) => one.split('.')[2]!)),
    );
    expect([...written].filter((name) => !colored.has(name))).toEqual([]);
    expect([...colored].filter((name) => !written.has(name))).toEqual([]);
  });

  it.each(colors)('%s has a contrast of 4.5 on every ground of code', (_, color) => {
    for (const on of [codeBackground, ...['highlighted', 'inserted', 'deleted'].map(ground)]) {
      expect(contrast(color, on)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
