export type Module = Record<string, unknown>;

/** The value of a module as its route's component gets it: the default export, with the others put on it. */
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
