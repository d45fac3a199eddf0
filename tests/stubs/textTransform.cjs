// Text that the bundler's loaders would handle: tests get it as it is.
module.exports = {
  process: (source) => ({code: `module.exports = ${JSON.stringify(source)};`}),
};
