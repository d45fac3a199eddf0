import type {StaffItem} from './staff';

/** Returns the ids of the items whose label contains a query, and of all of their ancestors. */
export function searchTree(items: StaffItem[], query: string) {
  const matches: string[] = [];
  const ancestors = new Set<string>();
  const text = query.trim().toLowerCase();

  const visit = ({id, label, children}: StaffItem, path: string[]) => {
    if (label.toLowerCase().includes(text)) {
      matches.push(id);
      path.forEach((ancestor) => ancestors.add(ancestor));
    }
    children?.forEach((child) => visit(child, [...path, id]));
  };

  if (text !== '') {
    items.forEach((item) => visit(item, []));
  }
  return {matches, ancestors: [...ancestors]};
}
