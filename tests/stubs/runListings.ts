import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import {readMdx} from '../../site/mdx/readMdx';

/**
 * Returns the code blocks of a page that are files, by the path in their title.
 *
 * @param page its folder in docs/, or the name of a recipe
 */
export function readListings(page: string): Map<string, string> {
  const source = fs.readFileSync(
    path.join(__dirname, '../../docs', page.includes('/') ? page : `recipes/${page}`, 'index.mdx'),
    'utf8',
  );
  return new Map(
    readMdx(source).fences.flatMap(({code, meta}) => {
      const [, title] = /title="([^"]+)"/.exec(meta) ?? [];
      return title === undefined ? [] : [[title, code] as const];
    }),
  );
}

/**
 * Returns a function that runs a file of a page in jest, and the files that it imports.
 *
 * @param page its folder in docs/, or the name of a recipe
 * @param packages packages that aren't installed here, and other files, by the names in imports
 */
export function createRunner(
  page: string,
  packages: Readonly<Record<string, unknown>> = {},
): <T>(file: string) => T {
  const listings = readListings(page);
  const loaded = new Map<string, {exports: unknown}>();

  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known) {
      return known.exports;
    }
    const code = listings.get(file);
    if (code === undefined) {
      throw new Error(`${page}: No code block has the title "${file}".`);
    }
    const module = {exports: {}};
    loaded.set(file, module);
    const compiled = transformSync(code, {
      filename: file,
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
      module: {type: 'commonjs'},
    });
    // oxlint-disable-next-line typescript/no-implied-eval -- Runs the page's code in the realm of jest.
    const run = new Function('require', 'module', 'exports', compiled.code);
    run((name: string) => find(name, file), module, module.exports);
    return module.exports;
  }

  function find(name: string, importer: string): unknown {
    if (Object.hasOwn(packages, name)) {
      return packages[name];
    }
    if (!name.startsWith('.')) {
      return jest.requireActual(name);
    }
    const file = path.posix.join(path.posix.dirname(importer), name);
    return load(
      ['', '.ts', '.tsx'].map((end) => file + end).find((each) => listings.has(each)) ?? file,
    );
  }

  return <T>(file: string) => load(file) as T;
}
