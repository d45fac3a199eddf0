import fs from 'node:fs/promises';
import path from 'node:path';
import type {Bundler} from '../../site/bundler/shared';

/**
 * Bundles one of the workers in `browser/` into a single script and returns it. `folder` is for the
 * bundler's temporary files.
 */
export async function bundleWorker(
  bundler: Bundler,
  {siteDir, name, folder}: {siteDir: string; name: 'worker' | 'killSwitch'; folder: string},
): Promise<string> {
  const compiler = bundler({
    mode: 'production',
    devtool: false,
    context: siteDir,
    target: 'webworker',
    entry: {[name]: path.join(__dirname, 'browser', `${name}.ts`)},
    output: {path: folder, filename: '[name].js'},
    resolve: {extensions: ['.mjs', '.js', '.ts']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    performance: {hints: false},
  });
  const stats = await new Promise<Parameters<Parameters<typeof compiler.run>[0]>[1]>(
    (resolve, reject) => {
      compiler.run((error, result) => {
        compiler.close(() => (error ? reject(error) : resolve(result)));
      });
    },
  );
  if (!stats || stats.hasErrors()) {
    throw new Error(
      `plugins/service-worker: browser/${name}.ts could not be bundled.\n${stats?.toString({all: false, errors: true})}`,
    );
  }
  return fs.readFile(path.join(folder, `${name}.js`), 'utf8');
}
