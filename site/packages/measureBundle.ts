import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {createError} from '../problems/problemStore';

/** The transfer size of an import in an app, in KiB, minified and compressed with gzip. */
export interface BundleSize {
  name: string;
  from: string;
  /** With everything it imports except React. */
  total: number;
  /** Without Material UI and Emotion, which other components share. */
  own: number;
}

const REACT = ['react', 'react-dom'];
const SHARED = ['@mui/material', '@mui/system', '@mui/utils', '@mui/private-theming', '@emotion'];

/**
 * Returns the size of a module that only exports one name, without some packages and without what
 * it loads later with `import()`.
 */
function measure(siteDir: string, contents: string, external: readonly string[]): number {
  const {outputFiles, metafile} = buildSync({
    stdin: {contents, resolveDir: siteDir},
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    loader: {'.css': 'empty'},
    define: {'process.env.NODE_ENV': '"production"'},
    external: external.flatMap((name) => [name, `${name}/*`]),
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.outputs);
  const loaded = new Set(names.filter((name) => metafile.outputs[name]!.entryPoint === '<stdin>'));
  // The set grows while it's iterated.
  for (const name of loaded) {
    metafile.outputs[name]!.imports.filter(
      ({kind, external: isExternal}) => kind === 'import-statement' && !isExternal,
    ).forEach(({path: imported}) => loaded.add(imported));
  }
  const sizes = outputFiles
    .filter(({path: file}) => loaded.has(path.relative(siteDir, file).replaceAll('\\', '/')))
    .map(({contents: code}) => gzipSync(code).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * Measures an import of the installed packages. Results are cached by the lockfile.
 *
 * @param line such as `DataGrid from @mui/x-data-grid`
 * @throws BuildProblemError without a location if the line or the import is invalid
 */
export function measureBundle(siteDir: string, line: string): BundleSize {
  const [, name = '', from = ''] = /^(\w+) from (@mui\/x-[\w/-]+)$/.exec(line) ?? [];
  if (!name) {
    throw createError(
      `Invalid import "${line}".`,
      'Write it like `DataGrid from @mui/x-data-grid`.',
    );
  }
  const lock = fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');
  const key = createHash('sha256').update([lock, line].join('\0')).digest('hex').slice(0, 32);
  const cached = path.join(siteDir, '.cache/bundle-sizes', `${key}.json`);
  if (fs.existsSync(cached)) {
    return JSON.parse(fs.readFileSync(cached, 'utf8')) as BundleSize;
  }
  const code = `export {${name}} from '${from}';`;
  let size: BundleSize;
  try {
    size = {
      name,
      from,
      total: measure(siteDir, code, REACT),
      own: measure(siteDir, code, [...REACT, ...SHARED]),
    };
  } catch {
    throw createError(`"${line}" can't be imported.`, 'Correct the name or the package.');
  }
  fs.mkdirSync(path.dirname(cached), {recursive: true});
  fs.writeFileSync(cached, JSON.stringify(size));
  return size;
}

/** Renders a table of imports with their sizes, the smallest first. */
export function printBundleSizes(siteDir: string, lines: readonly string[]): string {
  const sizes = lines
    .map((line) => measureBundle(siteDir, line))
    .sort((one, other) => one.own - other.own);
  return [
    '| Import | From | Own code | With Material UI |',
    '| --- | --- | ---: | ---: |',
    ...sizes.map(
      ({name, from, own, total}) =>
        `| \`${name}\` | \`${from}\` | ${Math.round(own)} KiB | ${Math.round(total)} KiB |`,
    ),
  ].join('\n');
}
