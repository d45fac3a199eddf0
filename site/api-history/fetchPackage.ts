import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/files';

/** Builds of a package for older bundlers, which contain the same names. */
const EXCLUDED = ['*/legacy', '*/modern', '*/node', '*.map', '*.test.*'];

/** Lists the versions of a package in npm's configured registry. */
export function listVersions(name: string): string[] {
  const versions = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'}),
  ) as string | string[];
  return [versions].flat();
}

/** Returns whether the `node_modules` of a folder contain a version of a package. */
function hasPackage(name: string, version: string, folder: string): boolean {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  return readJson<{version: string}>(manifest)?.version === version;
}

/**
 * Installs a version of a package and its dependencies into the `node_modules` of a folder, unless
 * it exists.
 */
export function installPackage(name: string, version: string, folder: string): void {
  if (
    hasPackage(name, version, folder) &&
    fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  ) {
    return;
  }
  fs.mkdirSync(folder, {recursive: true});
  execFileSync('npm', [
    'install',
    `${name}@${version}`,
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--silent',
  ]);
}

/**
 * Downloads a version of a package to the `node_modules` of a folder, unless it exists.
 *
 * @returns `true` if it was downloaded
 */
export function fetchPackage(name: string, version: string, folder: string): boolean {
  const target = path.join(folder, 'node_modules', name);
  if (hasPackage(name, version, folder)) {
    return false;
  }
  fs.rmSync(target, {recursive: true, force: true});
  const unpacked = `${target}.new`;
  fs.rmSync(unpacked, {recursive: true, force: true});
  fs.mkdirSync(unpacked, {recursive: true});
  const archive = execFileSync(
    'npm',
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', unpacked],
    {encoding: 'utf8'},
  ).trim();
  execFileSync('tar', [
    '-xzf',
    path.join(unpacked, archive),
    '-C',
    unpacked,
    '--strip-components=1',
    ...EXCLUDED.map((pattern) => `--exclude=${pattern}`),
  ]);
  fs.rmSync(path.join(unpacked, archive));
  fs.renameSync(unpacked, target);
  return true;
}
