import {subsetDemoFont, subsetPageFont, type FontFile} from '../../site/fonts/subsetFonts';
import {writeDemoFontFace, writeFontFaces} from './writeFontFaces';

let pageFont: FontFile;
let demoFont: FontFile;
beforeAll(async () => {
  [pageFont, demoFont] = await Promise.all([subsetPageFont(), subsetDemoFont()]);
}, 30_000);

test('one variable file for the pages and one for the demos, named by their content', () => {
  expect([pageFont.weight, demoFont.weight]).toEqual(['400 700', '300 700']);
  expect(pageFont.fileName).toMatch(/^ibm-plex-sans\.[0-9a-f]{8}\.woff2$/);
  expect(demoFont.fileName).toMatch(/^roboto\.[0-9a-f]{8}\.woff2$/);
  for (const {content} of [pageFont, demoFont]) {
    expect(content.subarray(0, 4).toString()).toBe('wOF2');
    expect(content.length).toBeGreaterThan(15_000);
    expect(content.length).toBeLessThan(36_000);
  }
});

test('the same input gives the same file', async () => {
  expect((await subsetPageFont()).fileName).toBe(pageFont.fileName);
});

describe('the faces as CSS', () => {
  const given = {
    pageFont: {family: 'IBM Plex Sans', weight: '400 700', fileName: 'page.woff2'},
    baseUrl: '/zh/assets/fonts/',
  };

  test('no face moves text that is already visible', () => {
    const css = writeFontFaces(given);
    expect(css).toContain(
      'font-display:optional;font-weight:400 700;src:url(/zh/assets/fonts/page.woff2) format("woff2")',
    );
    expect(css.match(/font-display:optional/g)).toHaveLength(1);
    // The fallback has the font's metrics.
    expect(css).toContain(
      'size-adjust:101.5%;ascent-override:100.99%;descent-override:27.09%;line-gap-override:0%',
    );
  });

  test('Roboto is apart, for pages with demos', () => {
    expect(writeFontFaces(given)).not.toContain('Roboto');
    const demoFace = {family: 'Roboto', weight: '300 700', fileName: 'demo.woff2'};
    expect(writeDemoFontFace(demoFace, given.baseUrl)).toBe(
      '@font-face{font-family:"Roboto";font-style:normal;font-display:swap;font-weight:300 700;src:url(/zh/assets/fonts/demo.woff2) format("woff2")}',
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
    expect(css.match(/font-display:optional/g)).toHaveLength(3);
  });
});
