import {getVersionUrl} from '../../../../site/versions/shared';

/**
 * Returns the URL of another version's site, for links that are created in the browser. A build
 * served from `localhost` is a preview: its siblings are on the same port, for example v7 at
 * `v7.localhost`.
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
