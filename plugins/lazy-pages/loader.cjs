/**
 * Bundler loader for the modules that `lazy-pages` writes. Loaders are required by path, outside of the TypeScript loading
 * of Docusaurus plugins: this file only hands over to the function in its options.
 *
 * @this {{getOptions(): {render(code: string, context: unknown): string}}}
 */
module.exports = function lazyPagesLoader(code) {
  return this.getOptions().render(code, this);
};
