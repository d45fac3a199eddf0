import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {FontsOptions} from './options';
import {subsetFonts, type FontFile} from './subsetFonts';
import {writeFontFaces} from './writeFontFaces';

export {validateOptions} from './options';

/** Folder below `.docusaurus` that is served as it is; named in `staticDirectories` of the config. */
export const servedFolder = 'served';

const fontsPath = 'assets/fonts/';

/**
 * Serves IBM Plex Sans from this site, cut down to what the site is written with, and announces it in the head of every page:
 * the faces stand in the page itself, so that no stylesheet has to arrive before the files are asked for.
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
      // Stylesheets of icon fonts go before these marks: Material's, where a demo asks for it, see src/components/demo/IconFont.
      const marks = ['material-icon-font', 'font-awesome-css'].map((id): HtmlTagObject => ({
        tagName: 'noscript',
        attributes: {id},
      }));
      return {headTags: [...preloads, ...marks, {tagName: 'style', innerHTML: faces}]};
    },
  };
}
