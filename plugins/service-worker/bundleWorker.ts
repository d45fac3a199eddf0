import fs from 'node:fs/promises';
import path from 'node:path';
import {runBundler} from '../../site/bundler/runBundler';
import type {Bundler} from '../../site/bundler/shared';

/**
 * Bundles one of the workers in `browser/` into a single script and returns it. `folder` is for the
 * bundler's temporary files.
 */
export async function bundleWorker(
  bundler: Bundler,
  {siteDir, name, folder}: {siteDir: string; name: 'worker' | 'killSwitch'; folder: string},
): Promise<string> {
  const config = {
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
  };
  await runBundler(bundler, config, `plugins/service-worker/browser/${name}.ts`);
  return fs.readFile(path.join(folder, `${name}.js`), 'utf8');
}
