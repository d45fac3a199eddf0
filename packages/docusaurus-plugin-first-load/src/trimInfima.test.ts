import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {findNames, trimInfima, trimInfimaPlugin} from './trimInfima';

/** Trims with these names mentioned in the sources of the site. */
const trim = (css: string, ...named: string[]): string => {
  const root = postcss.parse(css);
  trimInfima(root, {
    named: new Set(named),
    unused: /^(?:card|footer|menu|pagination-nav)(?:__|--|$)|^navbar__/,
  });
  return root.toString().replaceAll(/\s+/g, ' ').trim();
};

describe('trimInfima', () => {
  it('takes out the rules of parts that the layout draws itself, wherever their names occur', () => {
    const css = '.menu__link:hover {color: red} .alert {color: red}';
    expect(trim(css, 'menu__link', 'alert')).toBe('.alert {color: red}');
    expect(trim('@media print {.footer, .pagination-nav {color: red}}', 'footer')).toBe('');
  });

  it('takes out the rules of classes that no source names', () => {
    const css = '.col--6 {order: 1} .alert--info {order: 2} .alert--danger {order: 3} p {order: 4}';
    expect(trim(css, 'alert--info')).toBe('.alert--info {order: 2} p {order: 4}');
    expect(trim(css, 'alert--')).toContain('.alert--danger');
  });

  it('keeps the selectors of a list that can still match', () => {
    const css = '.menu a, .markdown a:not(.card), .navbar, .navbar__item {color: red}';
    expect(trim(css, 'menu', 'markdown', 'navbar')).toBe(
      '.markdown a:not(.card), .navbar {color: red}',
    );
  });

  it('keeps the variables that a rule, another variable in use or another file reads', () => {
    const css =
      ':root {--ifm-a: 1; --ifm-b: var(--ifm-c); --ifm-c: 2; --ifm-d: 3; --ifm-e: 4} p {order: var(--ifm-a)}';
    expect(trim(css, '--ifm-b')).toBe(
      ':root {--ifm-a: 1; --ifm-b: var(--ifm-c); --ifm-c: 2} p {order: var(--ifm-a)}',
    );
  });

  it('passes no rule by in a layer that another plugin put around the whole file', () => {
    const root = postcss.parse(
      '.card {order: 1} .card {order: 2} .card {order: 3} .card {order: 4}',
    );
    root.append(postcss.atRule({name: 'layer', params: 'infima', nodes: root.nodes}));
    trimInfima(root, {named: new Set()});
    expect(root.toString()).toBe('');
  });

  it('makes the Infima that is installed shorter by half, and leaves other files alone', async () => {
    const folder = path.dirname(require.resolve('infima/package.json'));
    const file = path.join(folder, 'dist/css/default/default.css');
    const css = fs.readFileSync(file, 'utf8');
    const named = new Set(['alert', 'markdown', '--ifm-color-primary']);
    const trimmed = async (from: string) =>
      (await postcss([trimInfimaPlugin({named})]).process(css, {from})).css;
    const result = await trimmed(file);
    expect(result.length).toBeLessThan(css.length / 2);
    expect(result).toMatch(/^\.alert \{/m);
    expect(result).toMatch(/^\.markdown/m);
    expect(result).toMatch(/^ *--ifm-color-primary:/m);
    expect(await trimmed('/site/src/css/page.css')).toBe(css);
  });
});

it('findNames reads stylesheets, scripts and pages, and no packages', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
  const files = {
    'a.module.css': 'a {color: var(--ifm-one)}',
    'b.tsx': 'className={`alert alert--${kind}`}',
    'c.svg': '<path fill="var(--ifm-three)"/>',
    'node_modules/d.css': 'a {color: var(--ifm-four)}',
  };
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  const names = [...findNames([folder])].filter((name) => /ifm|alert/.test(name));
  expect(names).toEqual(['--ifm-one', 'alert', 'alert--']);
});
