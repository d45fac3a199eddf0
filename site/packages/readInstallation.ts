import path from 'node:path';
import {readJson} from '../files/files';
import type {ProductName} from '../products/shared';
import {DATE_LIBRARIES} from '../demos/shared';
import {PLANS} from '../plans/shared';
import {createError} from '../problems/problemStore';
import type {PackageManifest} from './findPackage';
import type {InstallationData, PinnedPackage} from './shared';

/**
 * Returns the versions in the closest `package.json` that lists the libraries: a documented version
 * has its own.
 */
function readVersions(folder: string): Record<string, string> {
  const manifest = readJson<PackageManifest>(path.join(folder, 'package.json'));
  const versions = {...manifest?.devDependencies, ...manifest?.dependencies};
  if (versions['@mui/x-data-grid']) {
    return versions;
  }
  const parent = path.dirname(folder);
  if (parent === folder) {
    throw createError('No package.json above this page depends on @mui/x-data-grid.');
  }
  return readVersions(parent);
}

/**
 * Returns the packages to install for a product, at exactly the versions that the page documents.
 *
 * @param folder the folder of the page, in the source language
 */
export function readInstallation(product: ProductName, folder: string): InstallationData {
  const versions = readVersions(folder);
  const pin = (name: string): PinnedPackage | undefined =>
    versions[name] ? {name, version: versions[name].replace(/^[\^~]/, '')} : undefined;
  const plans = PLANS.flatMap((plan) => {
    const found = pin(`@mui/x-${product}${plan === 'community' ? '' : `-${plan}`}`);
    return found ? [{plan, ...found}] : [];
  });
  if (plans.length === 0) {
    throw createError(`No package.json above this page depends on @mui/x-${product}.`);
  }
  return product === 'date-pickers'
    ? {plans, dateLibraries: DATE_LIBRARIES.flatMap((name) => pin(name) ?? [])}
    : {plans};
}
