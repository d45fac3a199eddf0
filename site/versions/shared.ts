/** The name of the current version. */
export const CURRENT = 'current';

/**
 * Returns the URL of a version's site. Older majors are on a subdomain of the current docs, such as
 * `https://v7.mui.com`.
 */
export const getVersionUrl = (docsUrl: string, name: string): string =>
  name === CURRENT ? docsUrl : docsUrl.replace('://', `://${name}.`);
