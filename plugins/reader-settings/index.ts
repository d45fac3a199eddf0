import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {INLINE_SCRIPT} from './inlineScript';
import {generateRtlStyles} from './generateRtlStyles';
import {THEME_COLORS} from './shared';

/**
 * What the reader's settings need from the build: the script that applies them before the first paint, the theme-color
 * tags that it fills, and stylesheets that run in both directions.
 */
export default function readerSettingsPlugin(): Plugin {
  return {
    name: 'reader-settings',

    injectHtmlTags() {
      return {
        headTags: (['light', 'dark'] as const).map((scheme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${scheme})`,
            content: THEME_COLORS[scheme],
          },
        })),
        preBodyTags: [{tagName: 'script', innerHTML: INLINE_SCRIPT}],
      };
    },

    configurePostCss(options: PostCssOptions) {
      // Before Docusaurus wraps its stylesheets in layers: the rules it moves do not know their place any more.
      options.plugins.unshift(...generateRtlStyles());
      return options;
    },
  };
}
