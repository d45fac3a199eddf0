import fs from 'node:fs';
import path from 'node:path';
import {compile} from 'tailwindcss';

const TAILWIND = path.dirname(require.resolve('tailwindcss/package.json'));

/**
 * Theme and utilities without preflight and without cascade layers: a demo is on a page with
 * unlayered rules, which its classes must override. Dark mode follows the site's attribute.
 */
const INPUT = `
@import "tailwindcss/theme.css";
@import "tailwindcss/utilities.css";
@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));
`;

/** The preflight rules that these utilities rely on, limited to the demo. */
const BASE = `:where(:scope *), :where(:scope *)::before, :where(:scope *)::after { box-sizing: border-box; }`;

/** Lists the strings that may be class names. Tailwind ignores those that aren't. */
export function findCandidates(code: string): string[] {
  return [...new Set(code.split(/[\s"'`;{}=<>]+/).filter((piece) => /[a-z]/.test(piece)))];
}

/** Builds the stylesheet for the Tailwind classes in these sources with Tailwind itself. */
export async function buildTailwind(sources: string[]): Promise<string> {
  const tailwind = await compile(INPUT, {
    loadStylesheet: async (id) => {
      const file = path.join(TAILWIND, id.replace('tailwindcss/', ''));
      return {path: file, base: TAILWIND, content: await fs.promises.readFile(file, 'utf8')};
    },
  });
  return `${BASE}\n${tailwind.build(sources.flatMap(findCandidates))}`;
}
