import path from 'node:path';

/**
 * The folder that the host serves. A language other than the first is written into a folder of its own below it, which is
 * the one that Docusaurus names.
 */
export function findSiteRoot(outDir: string, baseUrl: string): string {
  const segments = baseUrl.split('/').filter(Boolean);
  const end = path.join(path.sep, ...segments);
  const folder = path.resolve(outDir);
  return segments.length > 0 && folder.endsWith(end) ? folder.slice(0, -end.length) : folder;
}
