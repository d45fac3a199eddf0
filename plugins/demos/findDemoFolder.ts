import path from 'node:path';

/**
 * The folder that holds the demos of a page. A translated page shows the demos that lie beside the page it translates,
 * in the same version.
 *
 * @param pagePath absolute path of the `.mdx` file.
 */
export function findDemoFolder(siteDir: string, pagePath: string): string {
  const relative = path.relative(siteDir, pagePath).split(path.sep).join('/');
  const [, home = '', rest = ''] =
    /^i18n\/[^/]+\/docusaurus-plugin-content-(docs\/(?:current|version-[^/]+)|pages)\/(.+)$/.exec(
      relative,
    ) ?? [];
  if (!home) {
    return path.dirname(pagePath);
  }
  const source = home
    .replace(/^docs\/current$/, 'docs')
    .replace(/^docs\/version-/, 'versioned_docs/version-')
    .replace(/^pages$/, 'src/pages');
  return path.dirname(path.join(siteDir, source, rest));
}
