import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {FontsOptions} from './options';
import {subsetFonts, type FontFile} from './subsetFonts';
import {writeFontFaces} from './writeFontFaces';

export {validateOptions} from './options';

/** Folder below `.docusaurus` that is served as is; listed in `staticDirectories` of the config. */
export const servedFolder = 'served';

const fontsPath = 'assets/fonts/';

/**
 * Serves IBM Plex Sans from this site, subset to the characters that the site uses, and adds it to
 * the head of every page. The font faces are inline, so the browser requests the files without
 * waiting for a stylesheet.
 */
export default function fontsPlugin(
  {generatedFilesDir, baseUrl}: LoadContext,
  {headingFontUrl}: FontsOptions,
): Plugin<FontFile[]> {
  return {
    name: 'fonts',
    async loadContent() {
      const files = await subsetFonts();
      const folder = path.join(generatedFilesDir, servedFolder, fontsPath);
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        files.map(({fileName, content}) => fs.writeFile(path.join(folder, fileName), content)),
      );
      return files;
    },
    injectHtmlTags({content: files}) {
      const preloads = files.map(({fileName}): HtmlTagObject => ({
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${baseUrl}${fontsPath}${fileName}`,
          crossorigin: 'anonymous',
        },
      }));
      const faces = writeFontFaces({files, baseUrl: `${baseUrl}${fontsPath}`, headingFontUrl});
      // Stylesheets of icon fonts are inserted before these elements: Material Icons if a demo
      // requests it, see src/components/demo/IconFont.
      const marks = ['material-icon-font', 'font-awesome-css'].map((id): HtmlTagObject => ({
        tagName: 'noscript',
        attributes: {id},
      }));
      return {headTags: [...preloads, ...marks, {tagName: 'style', innerHTML: faces}]};
    },
  };
}
