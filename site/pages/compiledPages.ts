/** Docusaurus loads each plugin with separate modules, so shared state is stored globally. */
const KEY = Symbol.for('mui-x-docs.compiled-pages');

/**
 * Returns the pages that `npm start` has compiled, by absolute path: those that were requested or
 * edited. The bundler reports their problems; a separate check reports the problems of all others.
 */
export function getCompiledPages(): Set<string> {
  const shared = globalThis as {[KEY]?: Set<string>};
  return (shared[KEY] ??= new Set());
}
