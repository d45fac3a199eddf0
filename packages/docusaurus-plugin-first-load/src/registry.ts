import vm from 'node:vm';
import {formatChanged} from './formatChanged';

/**
 * Matches an entry of Docusaurus' generated registry: the function that fetches a module, its
 * request, and its module id.
 */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/** Evaluates a generated module that contains only data and calls to `globals`. */
export function evaluate(file: string, code: string, globals: Record<string, unknown>): unknown {
  const body = code.replaceAll(/^import .*$/gm, '').replace(/\bexport default /, 'result = ');
  const sandbox: Record<string, unknown> = {...globals, result: null};
  try {
    vm.runInNewContext(body, sandbox);
  } catch (error) {
    throw formatChanged(file, `a module to evaluate, but: ${String(error)}`);
  }
  // Converts the result to plain data of this realm. Functions become `null`.
  return JSON.parse(JSON.stringify(sandbox.result));
}

/** Returns the entries of `registry.js`: chunk name → module request. */
export function parseRegistry(code: string): Map<string, string> {
  const entries = evaluate('registry.js', code, {require: {resolveWeak: () => 0}}) as Record<
    string,
    unknown
  >;
  return new Map(
    Object.entries(entries ?? {}).map(([chunkName, entry]) => {
      const request = Array.isArray(entry) ? (entry as unknown[])[1] : undefined;
      if (typeof request !== 'string') {
        throw formatChanged('registry.js', 'entries [loader, request, id]');
      }
      return [chunkName, request];
    }),
  );
}

/**
 * Returns the registry with modules that `load` of another file fetches: the bundler doesn't compile what the registry doesn't
 * import.
 *
 * @param code the text of `registry.js`
 * @param isRedirected by the request of a module
 * @param loader the file, and its export that takes the name of a chunk
 */
export function redirectEntries(
  code: string,
  isRedirected: (request: string) => boolean,
  {file, load}: {file: string; load: string},
): string {
  return `import {${load}} from ${JSON.stringify(file)};\n${code.replaceAll(
    ENTRY,
    (entry, chunkName: string, request: string) =>
      isRedirected(request)
        ? `"${chunkName}": [() => ${load}("${chunkName}"), "${request}", "${request}"]`
        : entry,
  )}`;
}
