import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runCheck} from '../../site/commands/runCommand';
import {parseModuleError} from '../../site/problems/parseModuleError';
import {BuildProblemError, type Problem} from '../../site/problems/problemStore';

// Docusaurus reads this variable when it's loaded. The files generated here must not replace the
// server's.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = path.join('.docusaurus', 'check-pages');

/** A plugin of the configuration, with its options. */
type Entry = [file: string, options: object];

/** The module of a plugin. */
interface PluginModule {
  default: (context: LoadContext, options: unknown) => Plugin | Promise<Plugin>;
  validateOptions?: (given: {validate: unknown; options: object}) => object;
}

/** The part of a bundler's loader that is used here. */
type Loader = (this: object, source: string) => unknown;

interface LoaderEntry {
  loader: string;
  options: object;
}

interface Rule {
  test?: RegExp;
  resourceQuery?: RegExp;
  use: LoaderEntry | LoaderEntry[];
}

/** Runs the loader of a rule over a file, as the bundler does. */
function runLoader(rule: Rule, resourcePath: string, resourceQuery = ''): Promise<string> {
  const {loader, options} = [rule.use].flat()[0]!;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- The bundler requires loaders by their path, too.
  const module = require(loader) as Loader | {default: Loader};
  const run = typeof module === 'function' ? module : module.default;
  return new Promise((resolve, reject) => {
    const result = run.call(
      {
        resourcePath,
        resourceQuery,
        resource: resourcePath + resourceQuery,
        getOptions: () => options,
        addDependency: () => undefined,
        async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
        _compiler: {name: 'client'},
      },
      fs.readFileSync(resourcePath, 'utf8'),
    );
    // A loader returns the code, or passes it to the callback.
    Promise.resolve(result).then((code) => code !== undefined && resolve(code as string), reject);
  });
}

/**
 * Returns the problems of all pages of the docs and their demos, as the bundler would report them: `npm start` compiles only requested
 * pages.
 */
async function checkPages(): Promise<readonly Problem[]> {
  const siteDir = path.resolve(__dirname, '../..');
  const {loadContext} = await import('@mui-x-docs/docusaurus-plugin-first-load/loadContext');
  const {normalizePluginOptions} = await import('@docusaurus/utils-validation');
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  const context = await loadContext({siteDir, ...(locale !== 'undefined' && {locale})});

  /** Creates a plugin as Docusaurus does. */
  const loadPlugin = async (name: string): Promise<Plugin> => {
    const file = `./plugins/${name}/index.ts`;
    const entries = context.siteConfig.plugins as readonly Entry[];
    const [, options] = entries.find((entry) => entry[0] === file)!;
    const module = (await import(path.join(siteDir, file))) as PluginModule;
    return module.default(
      context,
      module.validateOptions?.({validate: normalizePluginOptions, options}) ?? options,
    );
  };
  /**
   * Returns the rules of the plugin's bundler configuration. Other parts of the configuration use
   * the bundler.
   */
  const readRules = (plugin: Plugin): Rule[] => {
    const utils = {currentBundler: {instance: {IgnorePlugin: class {}}}};
    const configure = plugin.configureWebpack as (...args: unknown[]) => {module: {rules: Rule[]}};
    return configure({mode: 'development'}, false, utils, undefined).module.rules;
  };

  const docs = await loadPlugin('docs');
  const content = (await docs.loadContent!()) as LoadedContent;
  // Used to look up links between files.
  const actions = {createData: async () => '', addRoute: () => {}, setGlobalData: () => {}};
  await docs.contentLoaded!({content, actions});
  const pageRule = readRules(docs).find(({test}) => test?.test('index.mdx'))!;
  const demoRule = readRules(await loadPlugin('demos')).find(({resourceQuery}) =>
    resourceQuery?.test('?demo'),
  )!;

  const problems: Problem[] = [];
  const collect = (error: unknown, file: string): void => {
    const cause =
      error instanceof Error && error.cause instanceof BuildProblemError ? error.cause : error;
    problems.push(
      ...(cause instanceof BuildProblemError
        ? cause.problems
        : [
            parseModuleError(cause instanceof Error ? cause.message : String(cause), siteDir, file),
          ]),
    );
  };
  for (const {source} of content.loadedVersions.flatMap((version) => version.docs)) {
    const page = path.join(siteDir, source.replace('@site/', ''));
    try {
      const code = await runLoader(pageRule, page);
      for (const [, demo = ''] of code.matchAll(/["']([^"']+)\?demo["']/g)) {
        const file = path.resolve(path.dirname(page), demo.replace('@site', siteDir));
        await runLoader(demoRule, file, '?demo').catch((error: unknown) => collect(error, file));
      }
    } catch (error) {
      collect(error, page);
    }
  }
  return problems;
}

void runCheck(checkPages);
