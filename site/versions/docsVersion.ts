import path from 'node:path';
import {readJson} from '../files/files';
import {readManifest} from '../packages/findPackage';
import {PRODUCTS} from '../products/shared';
import {CURRENT, getVersionUrl} from './shared';

/** A version of the docs, and its folders. */
export interface DocsVersion {
  /** Docusaurus' name: `current`, or a major such as `v7`. */
  name: string;
  isCurrent: boolean;
  /** Version of the libraries, such as `8.12.1`. */
  version: string;
  /** Folder of the pages, relative to the site. */
  docsDir: string;
  /** Folder from which the packages of the version resolve, relative to the site. */
  packagesRoot: string;
  /** URL of the version's host. */
  url: string;
}

/** Lists the older versions in the repository, newest first. */
export const listOlderVersions = (siteDir: string): string[] =>
  readJson<string[]>(path.join(siteDir, 'versions.json')) ?? [];

/**
 * Returns the options with which the docs plugin builds only one version, at the root of the docs.
 */
export function selectVersion({name, version, isCurrent}: DocsVersion) {
  const banner = isCurrent ? ('none' as const) : ('unmaintained' as const);
  return {
    onlyIncludeVersions: [name],
    versions: {[name]: {label: `v${version}`, banner, badge: !isCurrent}},
  };
}

/**
 * Returns the data of a version.
 *
 * @param name `current`, or the name of a folder in `versioned_docs` without `version-`
 * @throws with a one-line message if the version doesn't exist
 */
export function readDocsVersion(siteDir: string, name: string, docsUrl: string): DocsVersion {
  const isCurrent = name === CURRENT;
  if (!isCurrent && !listOlderVersions(siteDir).includes(name)) {
    throw new Error(
      `DOCS_VERSION=${name}: Unknown version. Use one of ${[CURRENT, ...listOlderVersions(siteDir)].join(', ')}.`,
    );
  }
  const docsDir = isCurrent ? 'docs' : `versioned_docs/version-${name}`;
  const packagesRoot = isCurrent ? '.' : docsDir;
  const {dependencies = {}} = readManifest(path.join(siteDir, packagesRoot));
  return {
    name,
    isCurrent,
    version: dependencies[PRODUCTS[0]!.packages.community] ?? '',
    docsDir,
    packagesRoot,
    url: getVersionUrl(new URL(docsUrl).origin, name),
  };
}
