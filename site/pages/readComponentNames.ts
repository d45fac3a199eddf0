/** Returns the names in `components: A, B` or in a list. */
export function readComponentNames(value: unknown): string[] {
  const names = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return names.map((name) => String(name).trim()).filter(Boolean);
}
