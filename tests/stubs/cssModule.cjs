// A CSS module in tests: every class name is its own name.
module.exports = new Proxy(
  {__esModule: false},
  {
    get: (target, name) =>
      name === '__esModule' ? false : name === 'default' ? module.exports : String(name),
  },
);
