/** The address of an English page, from its file below the docs: `react-charts/bars/index.mdx` → `/x/react-charts/bars/`. */
export function findPathname(page: string): string {
  const folder = page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return folder ? `/x/${folder}/` : '/x/';
}
