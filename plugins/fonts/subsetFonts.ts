import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const sources = path.join(
  path.dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
  'files',
);

/** A font file of ours, ready to be served. */
export interface FontFile {
  /** `font-weight` of the face: one weight or a range. */
  weight: string;
  /** Carries a hash of the content, so that a browser may keep the file for ever. */
  fileName: string;
  content: Buffer;
}

const printableAscii = Array.from({length: 0x7f - 0x20}, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** What the layout and English prose are written with. Other scripts are set in the system's own fonts. */
export const characters = `${printableAscii}\u00a0\u200b©®°·×«»–—‘’“”•…−™áäåçèéíñóöøü`;

/**
 * The two faces that the site is set in. The bold one serves every weight from semi-bold to extra-bold: the family ends at
 * bold, and the step from 600 to 700 is not worth another file on every first visit.
 */
const faces = [
  {weight: '400', source: '400-normal'},
  {weight: '600 900', source: '700-normal'},
];

/** Cuts IBM Plex Sans down to `characters`. The same input gives the same files. */
export async function subsetFonts(): Promise<FontFile[]> {
  return Promise.all(
    faces.map(async ({weight, source}) => {
      const file = path.join(sources, `ibm-plex-sans-latin-${source}.woff2`);
      const content = await subsetFont(await fs.readFile(file), characters, {
        targetFormat: 'woff2',
      });
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return {weight, fileName: `ibm-plex-sans-${source.split('-')[0]}.${hash}.woff2`, content};
    }),
  );
}
