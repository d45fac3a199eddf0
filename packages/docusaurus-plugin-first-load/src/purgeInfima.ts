import type {PluginCreator} from 'postcss';
import {PurgeCSS} from 'purgecss';

export interface PurgeInfimaOptions {
  /**
   * Folders whose files contain the classes in use, and whose style sheets read variables of
   * Infima.
   */
  folders: string[];
  /** Classes that no page uses, although they occur in files. */
  unused?: RegExp | undefined;
}

/** Removes the rules and variables that the site doesn't use from Infima, and ignores every other style sheet. */
export const purgeInfima: PluginCreator<PurgeInfimaOptions> = (options) => ({
  postcssPlugin: 'purge-infima',
  async Once(root, {parse}) {
    if (!options || !/[\\/]infima[\\/]dist[\\/]css[\\/]/.test(root.source?.input.file ?? ''))
      return;
    const {folders, unused} = options;
    const purged = await new PurgeCSS().purge({
      content: folders.map((folder) => `${folder}/**/*.{css,js,jsx,ts,tsx,md,mdx}`),
      // Variables are in use if an earlier style sheet reads them.
      css: [...folders.map((folder) => `${folder}/**/*.css`), {raw: root.toString()}],
      defaultExtractor: (text) => text.match(/[a-z][\w-]*/gi) ?? [],
      variables: true,
      // Otherwise, selectors that only consist of pseudo-classes are removed, such as
      // `:where(.button--primary):not(.button--outline):hover`.
      safelist: [':where'],
      blocklist: unused ? [unused] : [],
    });
    root.removeAll();
    root.append(parse(purged.at(-1)!.css).nodes);
  },
});
purgeInfima.postcss = true;
