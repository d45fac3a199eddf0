import fs from 'node:fs';
import path from 'node:path';
import {compile} from 'tailwindcss';

const TAILWIND = path.dirname(require.resolve('tailwindcss/package.json'));

/**
 * Theme and utilities without preflight and without cascade layers: a demo sits in a page with unlayered rules, and its
 * classes must win over them. Dark follows the site's attribute.
 */
const INPUT = `
@import "tailwindcss/theme.css";
@import "tailwindcss/utilities.css";
@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));
`;

/** What preflight would give to each element that these utilities count on, without touching anything else. */
const BASE = `:where(:scope *), :where(:scope *)::before, :where(:scope *)::after { box-sizing: border-box; }`;

/** Every piece of code that may be a class name; Tailwind ignores the ones that are none. */
export function findCandidates(code: string): string[] {
  return [...new Set(code.split(/[\s"'`;{}=<>]+/).filter((piece) => /[a-z]/.test(piece)))];
}

/** The style sheet for the Tailwind classes in the given sources, by a real Tailwind build. */
export async function buildTailwind(sources: string[]): Promise<string> {
  const tailwind = await compile(INPUT, {
    loadStylesheet: async (id) => {
      const file = path.join(TAILWIND, id.replace('tailwindcss/', ''));
      return {path: file, base: TAILWIND, content: await fs.promises.readFile(file, 'utf8')};
    },
  });
  return `${BASE}\n${tailwind.build(sources.flatMap(findCandidates))}`;
}
