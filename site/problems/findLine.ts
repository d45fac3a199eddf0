import fs from 'node:fs';
import path from 'node:path';

const readLines = (siteDir: string, file: string): string[] => {
  const name = path.join(siteDir, file);
  return fs.existsSync(name) ? fs.readFileSync(name, 'utf8').split('\n') : [];
};

/**
 * Returns the number of the last line that contains a string in quotes; undefined if there is none.
 */
export function findLine(siteDir: string, file: string, text: string): number | undefined {
  const index = readLines(siteDir, file).findLastIndex((line) =>
    [`'${text}'`, `"${text}"`].some((quoted) => line.includes(quoted)),
  );
  return index < 0 ? undefined : index + 1;
}

/** Returns the number of the line that sets a field of a page's front matter; 1 if the page doesn't set it. */
export const findFieldLine = (siteDir: string, file: string, field: string): number =>
  Math.max(
    readLines(siteDir, file).findIndex((line) => line.startsWith(`${field}:`)),
    0,
  ) + 1;
