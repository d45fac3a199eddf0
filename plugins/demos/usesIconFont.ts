/** Returns whether a demo's source uses the icon font, based on the component that renders it. */
export function usesIconFont(source: string): boolean {
  return (
    /from\s+['"]@mui\/material\/Icon['"]/.test(source) ||
    /import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s+['"]@mui\/material['"]/.test(source)
  );
}
