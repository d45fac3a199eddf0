import {CURRENT} from './shared';

/** The folder, below the site, that `npm run build` writes a version to: each has its own, so that none takes another's place. */
export const outFolderOf = (version: string): string =>
  version === CURRENT ? 'build' : `build-${version}`;
