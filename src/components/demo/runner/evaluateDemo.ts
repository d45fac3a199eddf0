import type {ComponentType} from 'react';
import {transform} from 'sucrase';
import {listImports} from '../sandbox/collectDependencies';
import type {RunnerFile} from './protocol';

/**
 * Loads a public module by the specifier that demos import; returns `undefined` for unknown
 * modules.
 */
export type LoadModule = (specifier: string) => Promise<unknown> | undefined;

/** An error in code that can't run, with the line of the demo's file if it's known. */
export class DemoCodeError extends Error {
  override name = 'DemoCodeError';

  constructor(
    message: string,
    public line?: number,
  ) {
    super(message);
  }
}

function compile({name, code}: RunnerFile): string {
  try {
    return transform(code, {
      transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    }).code;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number}};
    // Babel-style messages contain the position: "Error transforming X.tsx: Unexpected token
    // (3:12)".
    throw new DemoCodeError(
      message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, ''),
      loc?.line,
    );
  }
}

/** Resolves `./data/ferries`, imported from `pages/index.tsx`, to the name of a file. */
function resolveFile(
  from: string,
  specifier: string,
  files: readonly RunnerFile[],
): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  const base = parts.join('/');
  return files.find(({name}) => name === base || name.replace(/\.(tsx?|jsx?|json)$/, '') === base)
    ?.name;
}

/** Returns the line of the demo's file in the stack of a runtime error. */
export function findErrorLine(error: unknown, fileName: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = new RegExp(`${fileName.replace(/[.]/g, '\\.')}:(\\d+)`).exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}

/**
 * Creates a component from the sources of a demo: compiles them, loads their imports, and runs
 * them. It evaluates text as code, so it must only run in the runner's document.
 */
export async function evaluateDemo(
  files: readonly RunnerFile[],
  loadModule: LoadModule,
): Promise<ComponentType> {
  const [entry] = files;
  if (!entry) {
    throw new DemoCodeError('There is no code.');
  }
  const scripts = new Map(
    files
      .filter(({name}) => /\.[jt]sx?$/.test(name))
      .map((file) => [file.name, compile(file)] as const),
  );
  const packages = new Map<string, unknown>();
  const specifiers = [...scripts.values()].flatMap((code) =>
    [...code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map((match) => match[1]!),
  );
  // Compiled code no longer distinguishes type-only imports. Those can fail to load, because they
  // aren't needed at runtime.
  await Promise.all(
    [...new Set(specifiers)]
      .filter((specifier) => !specifier.startsWith('.'))
      .map(async (specifier) => {
        const loading = loadModule(specifier);
        if (!loading) {
          const line = entry.code
            .split('\n')
            .findIndex((text) => listImports(text).includes(specifier));
          throw new DemoCodeError(
            `"${specifier}" isn't available here. Demos can import React, Material UI, MUI X, and date libraries.`,
            line === -1 ? undefined : line + 1,
          );
        }
        packages.set(specifier, await loading);
      }),
  );

  const modules = new Map<string, {exports: Record<string, unknown>}>();
  const run = (name: string): Record<string, unknown> => {
    const loadedModule = modules.get(name);
    if (loadedModule) {
      return loadedModule.exports;
    }
    const module = {exports: {} as Record<string, unknown>};
    modules.set(name, module);
    const code = scripts.get(name);
    if (code === undefined) {
      const text = files.find((file) => file.name === name)?.code ?? '';
      module.exports = name.endsWith('.json')
        ? {default: JSON.parse(text) as unknown, __esModule: true}
        : {};
      return module.exports;
    }
    const require = (specifier: string): unknown => {
      if (!specifier.startsWith('.')) {
        return packages.get(specifier);
      }
      const file = resolveFile(name, specifier, files);
      if (!file) {
        throw new DemoCodeError(`"${specifier}" isn't a file of the demo.`);
      }
      return run(file);
    };
    // Indirect eval, so the code can't access this scope; on one line, so its line numbers stay the
    // same.
    const factory = (0, eval)(
      `(function (module, exports, require) {${code}\n})\n//# sourceURL=${name}`,
    ) as (module: object, exports: object, require: (specifier: string) => unknown) => void;
    factory(module, module.exports, require);
    return module.exports;
  };

  const Component = run(entry.name).default;
  if (typeof Component !== 'function' && typeof Component !== 'object') {
    throw new DemoCodeError('The file must have a component as its default export.');
  }
  return Component as ComponentType;
}
