import type {Plugin, PostCssOptions} from '@docusaurus/types';
import postcssRtlcss from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';
import {INLINE_SCRIPT} from './inlineScript';
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
      // `override` adds mirrored rules beside the given ones; `combined` breaks the sticky parts of Infima.
      options.plugins.push(
        postcssRtlcss({
          mode: Mode.override,
          ltrPrefix: ':where([dir="ltr"])',
          rtlPrefix: ':where([dir="rtl"])',
        }),
      );
      return options;
    },
  };
}
