import {getVersionUrl} from '../../../../site/versions/shared';

/**
 * The address of the site of another version, for links that are made in the browser. A finished site on `localhost` is being
 * previewed: its siblings are on the same port, v7 at `v7.localhost`.
 *
 * @param name `current`, or an older major such as `v7`
 */
export function getSiblingUrl(
  docsUrl: string,
  name: string,
  {protocol, hostname, port}: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const isPreview = process.env.NODE_ENV !== 'development' && /(^|\.)localhost$/.test(hostname);
  return getVersionUrl(isPreview ? `${protocol}//localhost${port && `:${port}`}` : docsUrl, name);
}
