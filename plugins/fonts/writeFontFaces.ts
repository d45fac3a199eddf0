import type {FontFile} from './subsetFonts';

/**
 * Arial with the metrics of IBM Plex Sans, used until the font is available and if it never is. The
 * vertical metrics come from the font's tables (1025, -275, 0 of 1000); `size-adjust` is the ratio
 * of the widths of English text in the two fonts.
 */
const fallbacks = [
  {weight: '400', locals: ['Arial', 'Liberation Sans', 'Arimo'], sizeAdjust: 1.015},
  {
    weight: '600 900',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    sizeAdjust: 0.984,
  },
];

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

function face(declarations: Record<string, string>): string {
  return `@font-face{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

export interface FontFaces {
  files: readonly Pick<FontFile, 'weight' | 'fileName'>[];
  /** URL of the folder of `files`, with a trailing slash. */
  baseUrl: string;
  /** URL of General Sans with a `{weight}` placeholder, if a host for it is configured. */
  headingFontUrl?: string;
}

/**
 * Writes the font faces as CSS. Every face is `optional`: a font that isn't available at the first
 * paint (the files are preloaded, so it nearly always is) is used from the next page on, and no
 * text shifts while a user reads.
 */
export function writeFontFaces({files, baseUrl, headingFontUrl}: FontFaces): string {
  const common = {'font-style': 'normal', 'font-display': 'optional'};
  return [
    ...files.map(({weight, fileName}) =>
      face({
        'font-family': '"IBM Plex Sans"',
        ...common,
        'font-weight': weight,
        src: `url(${baseUrl}${fileName}) format("woff2")`,
      }),
    ),
    ...fallbacks.map(({weight, locals, sizeAdjust}) =>
      face({
        'font-family': '"IBM Plex Sans Fallback"',
        'font-weight': weight,
        src: locals.map((name) => `local("${name}")`).join(','),
        'size-adjust': percent(sizeAdjust),
        'ascent-override': percent(1.025 / sizeAdjust),
        'descent-override': percent(0.275 / sizeAdjust),
        'line-gap-override': '0%',
      }),
    ),
    ...(headingFontUrl
      ? ['600', '700'].map((weight) =>
          face({
            'font-family': '"General Sans"',
            ...common,
            'font-weight': weight === '700' ? '700 900' : weight,
            src: `url(${encodeURI(headingFontUrl.replace('{weight}', weight))}) format("woff2")`,
          }),
        )
      : []),
  ].join('');
}
