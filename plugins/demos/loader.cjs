/**
 * Bundler loader for `?demo`, `?demo-sources` and `?demo-css` requests. Loaders are required by path, outside of the
 * TypeScript loading of Docusaurus plugins: this file only hands over to the function in its options.
 *
 * @this {{getOptions(): {load(context: unknown): Promise<string>}, async(): (error: unknown, code?: string) => void}}
 */
module.exports = function demoLoader() {
  const done = this.async();
  this.getOptions()
    .load(this)
    .then((code) => done(null, code), done);
};
