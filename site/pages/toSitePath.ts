import path from 'node:path';

/** Returns a path relative to the site, with forward slashes. */
export const toSitePath = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).replaceAll(path.sep, '/');
