declare module '@generated/demos/default/packages.json' {
  import type {PackageTable} from './sandbox/types';

  /** The installed packages of every docs version, written by `plugins/demos`. */
  const packages: Record<string, PackageTable>;
  export default packages;
}
