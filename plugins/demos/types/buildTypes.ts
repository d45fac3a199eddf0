import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {runBundler} from '../../../site/bundler/runBundler';
import type {Bundler} from '../../../site/bundler/shared';
import {writeFile} from '../../../site/files/files';
import {hashModules} from '../../../site/modules/hashModules';
import type {DocsVersion} from '../../../site/versions/docsVersion';
import {packTypes} from './packTypes';

const WORKER = 'src/components/demo/edit/types/worker.ts';

interface TypesOptions {
  siteDir: string;
  /** The version whose demos are edited. */
  docsVersion: Pick<DocsVersion, 'name' | 'packagesRoot'>;
  /** The modules that demos may import. */
  modules: readonly string[];
}

/** Returns a key that changes with any input of the files, whose names contain it. */
export function createTypesKey(siteDir: string, modules: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(modules))
    .update(fs.readFileSync(path.join(siteDir, 'package-lock.json')))
    .update(hashModules([path.join(__dirname, 'packTypes.ts'), path.join(siteDir, WORKER)]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * Packs the declarations of the packages that demos may import, and bundles the worker that answers
 * questions about them. The result is cached in `.cache/demo-types`. Returns its folder.
 */
export async function buildTypes(
  {siteDir, docsVersion: {name, packagesRoot}, modules}: TypesOptions,
  key: string,
  bundler: Bundler,
  isProduction: boolean,
): Promise<string> {
  const cacheName = isProduction ? name : `${name}-development`;
  const cache = path.join(siteDir, '.cache', 'demo-types', cacheName);
  const folder = path.join(cache, key);
  const worker = path.join(folder, `worker.${key}.js`);
  if (fs.existsSync(worker)) {
    return folder;
  }
  fs.rmSync(cache, {recursive: true, force: true});
  for (const [pack, content] of Object.entries(packTypes({siteDir, packagesRoot, modules}))) {
    writeFile(path.join(folder, `${pack}.${key}.json`), JSON.stringify(content));
  }
  const config = {
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    context: siteDir,
    target: ['webworker', 'es2022'],
    entry: {worker: path.join(siteDir, WORKER)},
    output: {
      path: folder,
      filename: path.basename(worker),
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
    },
    resolve: {extensions: ['.mjs', '.js', '.ts'], alias: {'@site': siteDir}},
    module: {
      // The compiler only requires modules in Node.
      noParse: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/,
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
  await runBundler(bundler, config, 'plugins/demos: The worker for types');
  return folder;
}
