/** The name of the version that is being written. */
export const CURRENT = 'current';

/** The address of a version's site: older majors live on a subdomain of the current docs, `https://v7.mui.com`. */
export const getVersionUrl = (docsUrl: string, name: string): string =>
  name === CURRENT ? docsUrl : docsUrl.replace('://', `://${name}.`);
