export type Module = Record<string, unknown>;

/**
 * Returns the value of a module that a route's component receives: the default export, with the
 * named exports as its properties.
 */
export function valueOf(module: Module): unknown {
  const {default: value} = module;
  if (!value) throw new Error('A page has no default export.');
  if (typeof value === 'object' || typeof value === 'function') {
    for (const name of Object.keys(module)) {
      if (name !== 'default') (value as Module)[name] = module[name];
    }
  }
  return value;
}
