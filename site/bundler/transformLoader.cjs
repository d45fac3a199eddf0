/**
 * Bundler loader that passes a module's text, its path, and the loader's context to the function in
 * its options. Loaders are required by path, outside of the TypeScript loading of Docusaurus
 * plugins.
 *
 * @this {{resourcePath: string, getOptions(): {transform(code: string, file: string, context: unknown): string | Promise<string>}}}
 */
module.exports = function transformLoader(code) {
  return this.getOptions().transform(code, this.resourcePath, this);
};
