import type {ComponentType} from 'react';
import {distance} from '@mui-x-docs/docs-index/distance';
import {transform} from 'sucrase';
import {createJsxRuntime, type JsxRuntime} from './createJsxRuntime';
import {DemoCodeError} from './DemoCodeError';
import {guardLoops} from './guardLoops';
import {createLoopCheck, LOOP_CHECK} from './loopCheck';
import {isTypeScript, parseFile} from './parseFile';
import type {CodeLocation, RunnerFile} from './protocol';

/**
 * Loads a public module by the specifier that demos import; returns `undefined` for unknown
 * modules.
 */
export type LoadModule = (specifier: string) => Promise<unknown> | undefined;

/** A demo that can be rendered. */
export interface EvaluatedDemo {
  Component: ComponentType;
  /** The style sheets that its files import. */
  css: string;
}

type Exports = Record<string, unknown>;

interface DemoModule {
  exports: Exports;
  /** `false` while the module runs, such as in a circular import. */
  isComplete: boolean;
}

const JSX_RUNTIME = 'react/jsx-runtime';
/** The runtime that compiled code imports. It receives the line of each element. */
const JSX_DEV_RUNTIME = 'react/jsx-dev-runtime';

const isScript = (name: string): boolean => /\.[jt]sx?$/.test(name);

/** Compiles a file to a CommonJS module with the same line numbers. */
function compile(file: RunnerFile): string {
  return transform(guardLoops(file.code, parseFile(file)), {
    transforms: isTypeScript(file.name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: false,
  }).code;
}

function parseJson({name, code}: RunnerFile): Exports {
  try {
    return {default: JSON.parse(code) as unknown, __esModule: true};
  } catch (error) {
    const {message} = error as Error;
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const line = position && code.slice(0, Number(position)).split('\n').length;
    throw new DemoCodeError(message, {file: name, ...(line && {line})});
  }
}

/** Resolves `../data/orders`, imported from `pages/index.tsx`, to a file. */
function resolveFile(
  from: string,
  specifier: string,
  files: readonly RunnerFile[],
): RunnerFile | undefined {
  const base = new URL(specifier, `file:///${from}`).pathname.replace(/^\/|\/$/g, '');
  return files.find(
    ({name}) => name === base || name.replace(/(\/index)?\.(tsx?|jsx?|json)$/, '') === base,
  );
}

const escapeRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Returns the line on which a file imports a module, or one of its names if provided. */
function findImport({name: file, code}: RunnerFile, specifier: string, name = ''): CodeLocation {
  const statement = new RegExp(
    `(?:^|[;\\s])(?:import|export)\\b[^'"]*['"]${escapeRegExp(specifier)}['"]|import\\(\\s*['"]${escapeRegExp(specifier)}`,
  ).exec(code);
  if (!statement) {
    return {file};
  }
  const offset = name
    ? statement[0].search(new RegExp(`\\b${escapeRegExp(name)}\\b`))
    : statement[0].lastIndexOf(specifier);
  return {file, line: code.slice(0, statement.index + Math.max(offset, 0)).split('\n').length};
}

/** Returns the names of a module that compiled code uses as values. */
function listUsedExports(code: string, specifier: string): string[] {
  const variable = new RegExp(`\\b(\\w+) = require\\(['"]${escapeRegExp(specifier)}['"]\\)`).exec(
    code,
  )?.[1];
  if (!variable) {
    return [];
  }
  const byDefault = new RegExp(`\\b(\\w+) = _interopRequireDefault\\(${escapeRegExp(variable)}\\)`);
  return [variable, byDefault.exec(code)?.[1]].flatMap((object) =>
    object
      ? [...code.matchAll(new RegExp(`(?<![\\w.$])${escapeRegExp(object)}\\.(\\w+)`, 'g'))].map(
          (match) => match[1]!,
        )
      : [],
  );
}

function describeMissingExport(name: string, specifier: string, exports: Exports): string {
  if (name === 'default') {
    return `"${specifier}" has no default export.`;
  }
  const similar = Object.keys(exports).find((other) => distance(name, other, 2) <= 2);
  const fix = similar ? ` Did you mean "${similar}"?` : '';
  return `"${specifier}" has no export "${name}".${fix}`;
}

/**
 * Creates a component from the sources of a demo: compiles them, loads their imports, and runs
 * them. It evaluates text as code, so it must only run in the runner's document.
 *
 * @throws DemoCodeError for code that can't run, and whatever the demo throws
 */
export async function evaluateDemo(
  files: readonly RunnerFile[],
  loadModule: LoadModule,
): Promise<EvaluatedDemo> {
  const [entry] = files;
  if (!entry) {
    throw new DemoCodeError('There is no code.');
  }
  const scripts = new Map(
    files.filter(({name}) => isScript(name)).map((file) => [file.name, compile(file)] as const),
  );
  const packages = new Map<string, Exports>();
  const jsxRuntime = (await loadModule(JSX_RUNTIME)) as JsxRuntime;
  // Compiled code no longer distinguishes type-only imports. Those can fail to load, because they
  // aren't needed at runtime.
  await Promise.all(
    files.flatMap((file) =>
      [...(scripts.get(file.name) ?? '').matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)]
        .map((match) => match[1]!)
        .filter((specifier) => !specifier.startsWith('.') && specifier !== JSX_DEV_RUNTIME)
        .map(async (specifier) => {
          const loading = loadModule(specifier);
          if (!loading) {
            throw new DemoCodeError(
              `"${specifier}" isn't available here. Demos can import React, Material UI, MUI X, and date libraries.`,
              findImport(file, specifier),
            );
          }
          packages.set(specifier, (await loading) as Exports);
        }),
    ),
  );

  const modules = new Map<string, DemoModule>();
  const styles: string[] = [];
  const runFile = (file: RunnerFile): DemoModule => {
    const {name, code: source} = file;
    const cached = modules.get(name);
    if (cached) {
      return cached;
    }
    const module: DemoModule = {exports: {}, isComplete: false};
    modules.set(name, module);
    const code = scripts.get(name);
    if (code === undefined) {
      if (name.endsWith('.json')) {
        module.exports = parseJson(file);
      } else {
        styles.push(source);
      }
      return module;
    }
    const loadImport = (specifier: string): DemoModule => {
      if (!specifier.startsWith('.')) {
        return {exports: packages.get(specifier)!, isComplete: true};
      }
      const target = resolveFile(name, specifier, files);
      if (!target) {
        throw new DemoCodeError(
          `"${specifier}" isn't a file of the demo.`,
          findImport(file, specifier),
        );
      }
      return runFile(target);
    };
    const require = (specifier: string): unknown => {
      if (specifier === JSX_DEV_RUNTIME) {
        return createJsxRuntime(jsxRuntime, name);
      }
      const {exports, isComplete} = loadImport(specifier);
      const missing = listUsedExports(code, specifier).find(
        (used) => !(used in exports) && (used !== 'default' || exports.__esModule),
      );
      if (isComplete && missing) {
        throw new DemoCodeError(
          describeMissingExport(missing, specifier, exports),
          findImport(file, specifier, missing === 'default' ? '' : missing),
        );
      }
      return exports;
    };
    // Indirect eval, so the code can't access this scope; on one line, so its line numbers stay the
    // same.
    const factory = (0, eval)(
      `(function (module, exports, require, ${LOOP_CHECK}) {${code}\n})\n//# sourceURL=demo/${name}`,
    ) as (
      module: object,
      exports: object,
      require: (specifier: string) => unknown,
      checkLoop: (line: number) => void,
    ) => void;
    factory(module, module.exports, require, createLoopCheck(name));
    module.isComplete = true;
    return module;
  };

  const Component = runFile(entry).exports.default;
  if (typeof Component !== 'function' && typeof Component !== 'object') {
    throw new DemoCodeError('The file must have a component as its default export.', {
      file: entry.name,
    });
  }
  return {Component: Component as ComponentType, css: styles.join('\n')};
}
