import {CURRENT} from './shared';

/**
 * Returns the output folder of a version, relative to the site. Each version has a separate folder,
 * so builds don't overwrite each other.
 */
export const outFolderOf = (version: string): string =>
  version === CURRENT ? 'build' : `build-${version}`;
