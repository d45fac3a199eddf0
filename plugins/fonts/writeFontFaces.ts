import type {FontFile} from '../../site/fonts/subsetFonts';

const arial = ['Arial', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * Arial with the metrics of IBM Plex Sans, used until the font is available and if it never is. The
 * vertical metrics come from the font's tables (1025, -275, 0 of 1000); `size-adjust` is the ratio
 * of the widths of English text in the two fonts.
 */
const fallbacks = [
  {weight: '400 500', locals: arial, sizeAdjust: 1.015},
  {weight: '600', locals: arialBold, sizeAdjust: 0.96},
  {weight: '700', locals: arialBold, sizeAdjust: 0.984},
];

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

function writeFace(declarations: Record<string, string>): string {
  return `@font-face{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

type Face = Pick<FontFile, 'family' | 'weight' | 'fileName'>;

function writeFontFace(
  {family, weight}: Pick<Face, 'family' | 'weight'>,
  display: 'optional' | 'swap',
  url: string,
): string {
  return writeFace({
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-display': display,
    'font-weight': weight,
    src: `url(${url}) format("woff2")`,
  });
}

export interface FontFaces {
  pageFont: Face;
  /** URL of the folder of the files, with a trailing slash. */
  baseUrl: string;
  /** URL of General Sans with a `{weight}` placeholder, if a host for it is configured. */
  headingFontUrl?: string;
}

/**
 * Writes the font faces of the layout as CSS. They are `optional`: a font that isn't available at
 * the first paint (the file is preloaded, so it nearly always is) is used from the next page on,
 * and no text shifts while a user reads.
 */
export function writeFontFaces({pageFont, baseUrl, headingFontUrl}: FontFaces): string {
  return [
    writeFontFace(pageFont, 'optional', baseUrl + pageFont.fileName),
    ...fallbacks.map(({weight, locals, sizeAdjust}) =>
      writeFace({
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
          writeFontFace(
            {family: 'General Sans', weight: weight === '700' ? '700 900' : weight},
            'optional',
            encodeURI(headingFontUrl.replace('{weight}', weight)),
          ),
        )
      : []),
  ].join('');
}

/**
 * Writes the font face of the demos as CSS, for pages with demos. Demos wait a moment for their font
 * (see `loadDemoFont`), so it may swap.
 */
export function writeDemoFontFace(demoFont: Face, baseUrl: string): string {
  return writeFontFace(demoFont, 'swap', baseUrl + demoFont.fileName);
}
