import {subsetFonts, type FontFile} from './subsetFonts';
import {writeFontFaces} from './writeFontFaces';

let files: FontFile[];
beforeAll(async () => {
  files = await subsetFonts();
}, 30_000);

test('a regular and a bold face, as woff2, named by their content', () => {
  expect(files.map(({weight}) => weight)).toEqual(['400', '600 900']);
  for (const {content, fileName} of files) {
    expect(content.subarray(0, 4).toString()).toBe('wOF2');
    expect(fileName).toMatch(/^ibm-plex-sans-\d00\.[0-9a-f]{8}\.woff2$/);
  }
});

test('both together weigh less than 40 KB', () => {
  const bytes = files.reduce((sum, {content}) => sum + content.length, 0);
  expect(bytes).toBeGreaterThan(15_000);
  expect(bytes).toBeLessThan(40_000);
});

test('the same input gives the same files', async () => {
  expect((await subsetFonts()).map(({fileName}) => fileName)).toEqual(
    files.map(({fileName}) => fileName),
  );
});

describe('the faces as CSS', () => {
  const given = {
    files: [
      {weight: '400', fileName: 'regular.woff2'},
      {weight: '600 900', fileName: 'bold.woff2'},
    ],
    baseUrl: '/zh/assets/fonts/',
  };

  test('no face moves text that is already visible', () => {
    const css = writeFontFaces(given);
    expect(css).toContain('src:url(/zh/assets/fonts/regular.woff2) format("woff2")');
    expect(css).toContain('src:url(/zh/assets/fonts/bold.woff2) format("woff2")');
    expect(css.match(/font-display:optional/g)).toHaveLength(2);
    // The fallback has the font's metrics.
    expect(css).toContain(
      'size-adjust:101.5%;ascent-override:100.99%;descent-override:27.09%;line-gap-override:0%',
    );
  });

  test('General Sans only if its URL is configured', () => {
    expect(writeFontFaces(given)).not.toContain('General Sans');
    const css = writeFontFaces({
      ...given,
      headingFontUrl: 'https://fonts.example.org/gs-{weight}.woff2',
    });
    expect(css).toContain('src:url(https://fonts.example.org/gs-600.woff2)');
    expect(css).toContain('src:url(https://fonts.example.org/gs-700.woff2)');
    expect(css.match(/font-display:optional/g)).toHaveLength(4);
  });
});
