import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {INLINE_SCRIPT} from './inlineScript';
import {generateRtlStyles} from './generateRtlStyles';
import {THEME_COLORS} from './shared';

/**
 * Adds the build output that the user's settings need: the script that applies them before the
 * first paint, the theme-color tags that it fills, and stylesheets for both directions.
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
      // Before Docusaurus wraps its stylesheets in layers, because rules that it moves lose their
      // position.
      options.plugins.unshift(...generateRtlStyles());
      return options;
    },
  };
}
