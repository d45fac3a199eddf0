/** Docusaurus loads each plugin with modules of its own: what they share is kept outside of them. */
const KEY = Symbol.for('mui-x-docs.compiled-pages');

/**
 * The pages that `npm start` compiles, by their absolute path: those that somebody has asked for or has edited. What is wrong
 * with them is told by the bundler, what is wrong with the others by a check beside it.
 */
export function getCompiledPages(): Set<string> {
  const shared = globalThis as {[KEY]?: Set<string>};
  return (shared[KEY] ??= new Set());
}
