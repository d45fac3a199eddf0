import path from 'node:path';

/**
 * The folder that holds the demos of a page. A translated page shows the demos that lie beside the page it translates,
 * in the same version.
 *
 * @param pagePath absolute path of the `.mdx` file.
 */
export function findDemoFolder(siteDir: string, pagePath: string): string {
  const relative = path.relative(siteDir, pagePath).split(path.sep).join('/');
  const translated =
    /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(current|version-[^/]+)\/(.+)$/.exec(relative);
  if (!translated) {
    return path.dirname(pagePath);
  }
  const [, version, rest] = translated as unknown as [string, string, string];
  const docs = version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return path.dirname(path.join(siteDir, docs, rest));
}
