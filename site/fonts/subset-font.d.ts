declare module 'subset-font' {
  /** Subsets a font to the characters of a text, and the axes of a variable font to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
