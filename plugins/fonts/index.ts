import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {FontsOptions} from './options';
import {subsetDemoFont, subsetPageFont, type FontFile} from '../../site/fonts/subsetFonts';
import {writeDemoFontFace, writeFontFaces} from './writeFontFaces';

export {validateOptions} from './options';

/** Folder below `.docusaurus` that is served as is; listed in `staticDirectories` of the config. */
export const servedFolder = 'served';

const fontsPath = 'assets/fonts/';

/**
 * Serves the fonts from this site: IBM Plex Sans for the pages and Roboto for the demos, subset to
 * the characters that they use. The font faces of the pages are inline in the head of every page, so
 * the browser requests the file without waiting for a stylesheet. `src/components/demo/DemoFont.tsx`
 * renders the one of the demos.
 */
export default function fontsPlugin(
  {generatedFilesDir, baseUrl}: LoadContext,
  {headingFontUrl}: FontsOptions,
): Plugin<{pageFont: FontFile; demoFont: FontFile}> {
  return {
    name: 'fonts',
    async loadContent() {
      const [pageFont, demoFont] = await Promise.all([subsetPageFont(), subsetDemoFont()]);
      const folder = path.join(generatedFilesDir, servedFolder, fontsPath);
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        [pageFont, demoFont].map(({fileName, content}) =>
          fs.writeFile(path.join(folder, fileName), content),
        ),
      );
      return {pageFont, demoFont};
    },
    async contentLoaded({content: {demoFont}, actions}) {
      const face = writeDemoFontFace(demoFont, `${baseUrl}${fontsPath}`);
      await actions.createData('demo-font.json', {face});
    },
    injectHtmlTags({content: {pageFont}}) {
      const fontsUrl = `${baseUrl}${fontsPath}`;
      const preload: HtmlTagObject = {
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${fontsUrl}${pageFont.fileName}`,
          crossorigin: 'anonymous',
        },
      };
      // Stylesheets of icon fonts are inserted before these elements: Material Icons if a demo
      // requests it, see src/components/demo/IconFont.
      const marks = ['material-icon-font', 'font-awesome-css'].map((id): HtmlTagObject => ({
        tagName: 'noscript',
        attributes: {id},
      }));
      return {
        headTags: [
          preload,
          ...marks,
          {
            tagName: 'style',
            innerHTML: writeFontFaces({pageFont, baseUrl: fontsUrl, headingFontUrl}),
          },
        ],
      };
    },
  };
}
