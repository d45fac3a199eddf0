import fs from 'node:fs';
import path from 'node:path';

/**
 * Client modules of theme-classic that the site has no use for: code is highlighted at build, so no page needs
 * Prism (34 KB with its list of languages), and the layout has a progress bar of its own.
 */
const NAMES = ['prism-include-languages', 'nprogress'];

/** Their requests, as Docusaurus writes them into its list of client modules: without a file ending. */
export function droppedClientModules(): string[] {
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return NAMES.map((name) => {
    const request = path.join(folder, name);
    if (!fs.existsSync(`${request}.js`)) {
      throw new Error(
        `docusaurus-plugin-first-load: theme-classic has no client module ${name}.js any more: take it out of droppedClientModules.ts.`,
      );
    }
    return request;
  });
}
