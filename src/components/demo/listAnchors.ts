/**
 * The fragments that lead to a demo: its name alone, and its name with a language, without or with a styling. They
 * exist whether or not the demo comes in that styling, so that a link outlives a change of the demo.
 */
export function listAnchors(name: string): string[] {
  return [
    name,
    ...['', 'system-', 'css-', 'tailwind-'].flatMap((styling) =>
      ['.js', '.tsx'].map((extension) => `${styling}${name}${extension}`),
    ),
  ];
}
