/** Tells whether a demo's source draws icons with the icon font, by the component that does. */
export function usesIconFont(source: string): boolean {
  return (
    /from\s+['"]@mui\/material\/Icon['"]/.test(source) ||
    /import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s+['"]@mui\/material['"]/.test(source)
  );
}
