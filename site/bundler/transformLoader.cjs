/**
 * Bundler loader that hands the text of a module and its path to the function in its options. Loaders are required by path, outside
 * of the TypeScript loading of Docusaurus plugins.
 *
 * @this {{resourcePath: string, getOptions(): {transform(code: string, file: string): string}}}
 */
module.exports = function transformLoader(code) {
  return this.getOptions().transform(code, this.resourcePath);
};
