/**
 * Returns the fragments that link to a demo: its name, and its name with a language, with and
 * without a styling. They don't depend on the demo's actual stylings, so links survive changes of
 * the demo.
 */
export function listAnchors(name: string): string[] {
  return [
    name,
    ...['', 'system-', 'css-', 'tailwind-'].flatMap((styling) =>
      ['.js', '.tsx'].map((extension) => `${styling}${name}${extension}`),
    ),
  ];
}
