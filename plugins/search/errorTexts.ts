import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {listFiles} from '../../site/files/files';
import {findPackage} from '../../site/packages/findPackage';

/** The pages and sections that explain messages of the packages, by pattern. */
export const ERROR_GUIDES = Object.entries(
  load(fs.readFileSync(path.join(__dirname, 'errorGuides.yaml'), 'utf8')) as Record<string, string>,
).map(([words, page]) => [new RegExp(words, 'i'), page.replace(/^\/x\//, '')] as const);

/** The packages of each product, with the page for messages without a match above. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^x-data-grid/, 'react-data-grid/#pitfalls'],
  [/^x-date-pickers/, 'react-date-pickers/#pitfalls'],
  [/^x-charts/, 'react-charts/#pitfalls'],
  [/^x-tree-view/, 'react-tree-view/#before-you-start'],
  [/^x-license$/, 'introduction/licensing/#validation-failures'],
];

/**
 * Matches a message in the code of a package: a string that starts with the name of the library,
 * and strings concatenated to it.
 */
const MESSAGE =
  /(['"`])(MUI X\b(?:(?!\1)[^\\]|\\.)*)\1((?:\s*[,+]\s*(['"`])(?:(?!\4)[^\\]|\\.)*\4)*)/g;

/**
 * Returns a message without its placeholders and the library's name, because users copy it with
 * other values.
 */
const clean = (text: string): string =>
  text
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
    .replace(/\\./g, ' ')
    .replace(/^MUI X(?: Charts)?\b:?/, '')
    .replace(/["'`+]+/g, ' ')
    .replace(/\s+/g, ' ')
    // In the code, the severity comes after the message.
    .replace(/[., ]*(?:, (?:error|warning))?$/, '')
    .replace(/\s*\.,\s*/g, '. ')
    .trim();

/** Returns the distinct messages in the code of a package. */
export function readErrorTexts(code: string): string[] {
  return [
    ...new Set(
      Array.from(code.matchAll(MESSAGE), ([, , first = '', rest = '']) =>
        clean(first + rest.replace(/(['"`])\s*[,+]\s*(['"`])/g, ' ')),
      ),
    ),
  ];
}

/**
 * Maximum length in characters. The first sentences describe the problem; the rest is about the
 * fix.
 */
const LENGTH = 80;

const shorten = (text: string): string =>
  text.length <= LENGTH ? text : text.slice(0, text.lastIndexOf(' ', LENGTH));

/**
 * Collects the errors and warnings that the installed packages print, each with the page or section
 * that explains it.
 *
 * @param siteDir folder of the site, from which the packages resolve as with `require`
 */
export function collectErrorTexts(siteDir: string): [text: string, address: string][] {
  const license = findPackage(siteDir, '@mui/x-license');
  if (!license) {
    throw new Error(`${siteDir}: @mui/x-license isn't installed. Run \`npm ci\`.`);
  }
  const scope = path.dirname(license);
  const found = new Map<string, string>();
  for (const name of fs.readdirSync(scope).sort()) {
    const general = PACKAGES.find(([of]) => of.test(name))?.[1];
    const folder = path.join(scope, name, 'esm');
    for (const file of general ? listFiles(folder, (one) => one.endsWith('.js')) : []) {
      const code = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const text of code.includes('MUI X') ? readErrorTexts(code) : []) {
        // Two words are too few to identify a message.
        if (text.split(' ').length > 2) {
          found.set(
            shorten(text),
            ERROR_GUIDES.find(([words]) => words.test(text))?.[1] ?? general!,
          );
        }
      }
    }
  }
  return [...found];
}
