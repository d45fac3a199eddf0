import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {purgeInfima} from './purgeInfima';

const INFIMA = path.join(
  path.dirname(require.resolve('infima/package.json')),
  'dist/css/default/default.css',
);

/** Purges a style sheet in a site with these sources. */
async function purge(css: string, sources: Record<string, string> = {}, from = INFIMA) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'purge-'));
  for (const [file, text] of Object.entries(sources))
    fs.writeFileSync(path.join(folder, file), text);
  const unused = /^(?:card|menu)(?:__|--|$)|^navbar__/;
  const result = await postcss([purgeInfima({folders: [folder], unused})]).process(css, {from});
  return result.css.replaceAll(/\s+/g, ' ').trim();
}

it('removes the rules of classes that no source names, and of those that no page has', async () => {
  const css = '.menu__link:hover {order: 1} .alert {order: 2} .col--6 {order: 3} p {order: 4}';
  const sources = {'a.tsx': '<p className="alert menu__link">'};
  expect(await purge(css, sources)).toBe('.alert {order: 2} p {order: 4}');
});

it('keeps the selectors of a list that can still match', async () => {
  const css = '.menu a, .markdown a:not(.card), .navbar, .navbar__item {order: 1}';
  const sources = {'a.mdx': '<a className="menu markdown navbar">'};
  expect(await purge(css, sources)).toBe('.markdown a:not(.card), .navbar {order: 1}');
});

it('decides about a selector in `:where()` by its own class', async () => {
  const [used, other] = ['primary', 'danger'].map(
    (kind) => `:where(.button--${kind}):not(.button--outline):hover {order: 1}`,
  );
  expect(await purge(`${used} ${other}`, {'a.tsx': 'button--primary'})).toBe(used);
});

it('keeps the variables that a rule, another variable in use, or another style sheet reads', async () => {
  const css =
    ':root {--ifm-a: 1; --ifm-b: var(--ifm-c); --ifm-c: 2; --ifm-d: 3} p {order: var(--ifm-a)}';
  const sources = {'a.css': 'p {order: var(--ifm-b)}', 'b.tsx': '<p>'};
  expect(await purge(css, sources)).toBe(
    ':root {--ifm-a: 1; --ifm-b: var(--ifm-c); --ifm-c: 2} p {order: var(--ifm-a)}',
  );
});

it('reads a layer that another plugin put around the whole file', async () => {
  const css = '@layer infima {.card {order: 1} .card {order: 2} .alert {order: 3}}';
  expect(await purge(css, {'a.tsx': 'alert'})).toBe('@layer infima { .alert {order: 3}}');
});

it('halves the installed Infima, and ignores other style sheets', async () => {
  const css = fs.readFileSync(INFIMA, 'utf8');
  expect((await purge(css, {'a.mdx': '<p className="markdown">'})).length).toBeLessThan(
    css.length / 2,
  );
  expect(await purge('.card {order: 1}', {}, '/site/page.css')).toBe('.card {order: 1}');
});
