import path from 'node:path';

/**
 * Returns the folder that the host serves. Docusaurus writes languages other than the default to a
 * subfolder, which is its `outDir`.
 */
export function findSiteRoot(outDir: string, baseUrl: string): string {
  const segments = baseUrl.split('/').filter(Boolean);
  const end = path.join(path.sep, ...segments);
  const folder = path.resolve(outDir);
  return segments.length > 0 && folder.endsWith(end) ? folder.slice(0, -end.length) : folder;
}
