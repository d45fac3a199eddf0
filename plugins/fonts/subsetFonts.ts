import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const sources = path.join(
  path.dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
  'files',
);

/** A font file of this site, ready to be served. */
export interface FontFile {
  /** `font-weight` of the face: one weight or a range. */
  weight: string;
  /** Contains a hash of the content, so browsers may cache the file forever. */
  fileName: string;
  content: Buffer;
}

const printableAscii = Array.from({length: 0x7f - 0x20}, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** The characters of the layout and of English prose. Other scripts use system fonts. */
export const characters = `${printableAscii}\u00a0\u200b©®°·×«»–—‘’“”•…−™áäåçèéíñóöøü`;

/**
 * The two faces of the site. The bold one covers all weights from semi-bold to extra-bold: the
 * family ends at bold, and the difference between 600 and 700 isn't worth another file on every
 * first visit.
 */
const faces = [
  {weight: '400', source: '400-normal'},
  {weight: '600 900', source: '700-normal'},
];

/** Subsets IBM Plex Sans to `characters`. The same input returns the same files. */
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
