interface Item<T> {
  id: string;
  children?: T[];
}

/**
 * Returns the ids of all items with children.
 *
 * @param levels how deep to look; 1 returns root items only
 */
export function listParents<T extends Item<T>>(
  items: T[],
  levels = Infinity,
): string[] {
  if (levels === 0) {
    return [];
  }
  return items.flatMap(({id, children}) =>
    children?.length ? [id, ...listParents(children, levels - 1)] : [],
  );
}
