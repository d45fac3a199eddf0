/**
 * Returns whether a host serves the published docs, or an older version of them.
 *
 * @param host as in `location.host`
 * @param docsHost host of `DOCS_URL`, such as `mui.com`; its versions are on `v7.mui.com` and so on
 */
export function isProductionHost(host: string, docsHost: string): boolean {
  const version = host.endsWith(`.${docsHost}`) ? host.slice(0, -docsHost.length - 1) : undefined;
  return host === docsHost || (version !== undefined && /^v\d+$/.test(version));
}
