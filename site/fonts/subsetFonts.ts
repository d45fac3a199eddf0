import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A variable font of this site, ready to be served. */
export interface FontFile {
  family: string;
  /** The range of weights in the file, as the `font-weight` of its face. */
  weight: string;
  /** Contains a hash of the content, so browsers may cache the file forever. */
  fileName: string;
  content: Buffer;
}

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCharCode(from + index)).join('');

/** The characters of the layout and of English prose. Other scripts use system fonts. */
export const characters = `${range(0x20, 0x7e)}\u00a0\u200b©®°·×«»–—‘’“”•…−™áäåçèéíñóöøü`;

/** The characters of demos: all of Latin-1, currencies, and trends. */
const demoCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−™€↑↓`;

async function subset(
  family: string,
  text: string,
  weights: {min: number; max: number},
): Promise<FontFile> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const source = await fs.readFile(path.join(folder, `files/${name}-latin-wght-normal.woff2`));
  const content = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: {wght: weights},
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {
    family,
    weight: `${weights.min} ${weights.max}`,
    fileName: `${name}.${hash}.woff2`,
    content,
  };
}

/** Subsets the font of the pages. The same input returns the same file. */
export function subsetPageFont(): Promise<FontFile> {
  return subset('IBM Plex Sans', characters, {min: 400, max: 700});
}

/** Subsets the font that Material UI's default theme asks for. */
export function subsetDemoFont(): Promise<FontFile> {
  return subset('Roboto', demoCharacters, {min: 300, max: 700});
}
