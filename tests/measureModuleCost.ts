import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {rspack} from '@docusaurus/faster';
import {STYLE_GROUPS} from '../site/first-load/shared';
import {dropDescriptions} from '../plugins/translations/dropDescriptions';

const ROOT = path.join(__dirname, '..');

/** What some modules of the site add to the first load of every page. */
export interface ModuleWeight {
  /** Bytes of gzip by which the scripts and styles of a page grow. */
  growth: number;
  /** The modules that were weighed, relative to the site. */
  files: string[];
}

const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/** The file that an import means, relative to the site; undefined for a package. */
function resolveFile(request: string, folder: string): string | undefined {
  const isOfSite = request.startsWith('@site/');
  if (!isOfSite && !request.startsWith('.')) {
    return undefined;
  }
  const bare = isOfSite ? request.slice('@site/'.length) : path.posix.join(folder, request);
  return ENDINGS.map((ending) => bare + ending).find((file) =>
    fs.statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile(),
  );
}

const listFiles = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

/** The modules that come with every page without being imported by another one: the theme's, and the client modules. */
function listRoots(): string[] {
  const theme = listFiles('src/theme', /\.tsx?$/);
  const config = fs.readFileSync(path.join(ROOT, 'docusaurus.config.ts'), 'utf8');
  const list = /clientModules: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  const client = [...list.matchAll(/'\.\/([^']+)'/g)].map(([, file = '']) => file);
  return [...theme, ...client];
}

/**
 * The styles that come with every page: also those of what is loaded later, because Docusaurus joins all styles into one
 * file, except the groups that are kept apart.
 */
function listStyles(): string[] {
  const apart = Object.values(STYLE_GROUPS);
  return listFiles('src', /\.css$/).filter(
    (file) => !apart.some((pattern) => pattern.test(path.join(ROOT, file))),
  );
}

/**
 * Bundles the scripts of the first load and the joined styles as for production, some of them replaced by nothing, and
 * packages left out.
 *
 * @returns the code, and the modules of the site that it contains
 */
async function bundle(
  isLeftOut: (file: string) => boolean,
): Promise<{code: string; files: string[]}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weigh-'));
  const write = (name: string, lines: string[]) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, lines.join('\n'));
    return file;
  };
  try {
    const scripts = write(
      'scripts.js',
      listRoots().map(
        (file, index) => `export {default as root${index}} from '${path.join(ROOT, file)}';`,
      ),
    );
    const styles = write(
      'styles.js',
      listStyles().map((file) => `import '${path.join(ROOT, file)}';`),
    );
    const compiler = rspack({
      mode: 'production',
      target: 'web',
      context: ROOT,
      devtool: 'hidden-source-map',
      entry: {scripts, styles},
      output: {path: folder, filename: '[name].mjs', library: {type: 'module'}},
      experiments: {outputModule: true, css: true},
      // Every page has a runtime anyway.
      optimization: {runtimeChunk: 'single'},
      resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': ROOT}},
      // Loaded later.
      plugins: [new rspack.IgnorePlugin({resourceRegExp: /^@generated\//})],
      externalsType: 'module-import',
      externals: [
        ({context = '', request = ''}, done) => {
          if (request === scripts || request === styles) {
            done();
            return;
          }
          const file = request.startsWith(ROOT)
            ? path.relative(ROOT, request)
            : resolveFile(request, path.relative(ROOT, context).split(path.sep).join('/'));
          if (file && isLeftOut(file)) {
            done(undefined, 'undefined', 'var');
          } else if (file) {
            done();
          } else {
            done(undefined, request);
          }
        },
      ],
      module: {
        generator: {'css/module': {localIdentName: '[local]_[hash:base64:4]'}},
        parser: {'css/module': {namedExports: false}},
        rules: [
          {test: /\.module\.css$/, type: 'css/module'},
          {
            enforce: 'pre',
            test: /\.tsx?$/,
            loader: path.join(ROOT, 'site/bundler/transformLoader.cjs'),
            options: {transform: dropDescriptions},
          },
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: {syntax: 'typescript', tsx: true},
                transform: {react: {runtime: 'automatic'}},
                target: 'es2022',
              },
            },
          },
        ],
      },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error ?? stats?.hasErrors()) {
            reject(error ?? new Error(stats?.toString({all: false, errors: true})));
          } else {
            resolve();
          }
        });
      });
    });
    // The styles of what the scripts import are among the joined ones.
    const code = ['scripts.mjs', 'styles.css']
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    const map = fs.readFileSync(path.join(folder, 'scripts.mjs.map'), 'utf8');
    const {sources} = JSON.parse(map) as {sources: string[]};
    return {
      code,
      files: [...sources.map((source) => source.replace(/^.*?\/\.\//, '')), ...listStyles()],
    };
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/**
 * Weighs by how much the modules below some paths (`src/settings/`, `src/theme/CodeBlock/`) make the first load of a page
 * grow: the difference between the scripts and styles of the site that every page loads, and the same with these
 * replaced by nothing. Scripts that are loaded when a reader does something are in neither.
 */
export async function measureModuleCost(paths: readonly string[]): Promise<ModuleWeight> {
  const isOwn = (file: string) => paths.some((start) => file.startsWith(start));
  const whole = await bundle(() => false);
  const rest = await bundle(isOwn);
  return {
    growth: zlib.gzipSync(whole.code).length - zlib.gzipSync(rest.code).length,
    files: whole.files.filter(isOwn),
  };
}
