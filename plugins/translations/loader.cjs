/**
 * Bundler loader that hands the text of a module to the function in its options. Loaders are required by path, outside
 * of the TypeScript loading of Docusaurus plugins.
 *
 * @this {{getOptions(): {transform(code: string): string}}}
 */
module.exports = function transformLoader(code) {
  return this.getOptions().transform(code);
};
