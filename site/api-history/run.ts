/**
 * `npm run api:history`: reads the releases of the packages and writes the history of each name.
 * Run it when the docs move to another release. It needs the registry, and takes an hour the first
 * time. `-- charts` reads one product.
 *
 * Packages and the data read from them are cached in `.cache/api-history`. Delete that folder to
 * read everything again.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {ProductName} from '../products/shared';
import {catalog, type CatalogArea} from '../api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {readJson, writeFile} from '../files/files';
import {findVersion} from '../packages/findPackage';
import {chooseReleases, compareVersions, majorOf} from './chooseReleases';
import {compareReleases, type ReadRelease} from './compareReleases';
import {fetchPackage, installPackage, listVersions} from './fetchPackage';
import {createFindReplacement} from './findReplacement';
import {FORMER_OWNERS} from '../api/history/formerNames';
import {readCodemods} from './readCodemods';
import {historyFile, listHistory} from '../api/history/readHistory';
import {renderHistory} from '../api/history/renderHistory';
import {readRelease, type ReleaseNames} from './readRelease';

const SITE = path.resolve(__dirname, '../..');
const CACHE = path.join(SITE, '.cache/api-history');
const CODEMODS = '@mui/x-codemod';
/** The first major with the current package names. */
const OLDEST_MAJOR = 5;

/** Releases whose manifest refers to a missing file of types. The next release replaces them. */
const UNREADABLE = ['@mui/x-data-grid@5.0.0', '@mui/x-data-grid-pro@5.0.0'];

/** Returns the version of a package that the docs describe. */
const installedVersion = (name: string): string => findVersion(SITE, name)!;

/**
 * A component of each product that exists in all majors, for the sample code of codemods; defaults
 * to the first one.
 */
const SAMPLE_COMPONENTS: Partial<Record<ProductName, string>> = {
  'data-grid': 'DataGrid',
  'date-pickers': 'DatePicker',
  charts: 'BarChart',
  'tree-view': 'TreeItem',
};

const log = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the names of a release, from the cache if it has been read before. */
function readCached(area: CatalogArea, version: string, folder: string): ReleaseNames {
  const file = path.join(CACHE, 'read', `${area.area}-${version}.json`);
  const cached = readJson<ReleaseNames>(file);
  if (cached) {
    return cached;
  }
  const names = readRelease(area, folder);
  writeFile(file, JSON.stringify(names));
  names.unread.forEach((reason) => log(`  ${version}: ${reason}`));
  return names;
}

/** Fetches the codemods of the current major, which include those of earlier majors. */
function fetchCodemods(major: string): string {
  const version = listVersions(CODEMODS)
    .filter((candidate) => /^[\d.]+$/.test(candidate) && majorOf(candidate) === major)
    .sort(compareVersions)
    .at(-1);
  if (!version) {
    throw new Error(`api:history: No ${CODEMODS} of major ${major} in the registry.`);
  }
  const folder = path.join(CACHE, 'codemods');
  installPackage(CODEMODS, version, folder);
  return path.join(folder, 'node_modules', CODEMODS);
}

function writeHistory(area: CatalogArea): void {
  const names = Object.values<string>(area.packages);
  const limits = Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
  const chosen = chooseReleases(
    Object.fromEntries(
      names.map((name) => [
        name,
        listVersions(name).filter((version) => !UNREADABLE.includes(`${name}@${version}`)),
      ]),
    ),
    limits,
    OLDEST_MAJOR,
  );
  let archives = 0;
  const releases = chosen.map((release): ReadRelease => {
    const folder = path.join(CACHE, area.area, release.version);
    for (const [name, version] of Object.entries(release.packages)) {
      fetchPackage(name, version, folder);
      archives += 1;
    }
    return {...release, names: readCached(area, release.version, folder).names};
  });
  const codemods = readCodemods(fetchCodemods(majorOf(Object.values(limits)[0] ?? '')), area.area);
  const history = compareReleases(
    area.area,
    area.packages,
    releases,
    new Set([...area.components, ...(area.interfaces ?? [])].map((entry) => toEntry(entry).name)),
    createFindReplacement(area.area, codemods, {
      packages: names,
      component: SAMPLE_COMPONENTS[area.area] ?? toEntry(area.components[0]!).name,
      formerNames: (owner) => FORMER_OWNERS[owner] ?? [],
    }),
  );
  const file = historyFile(area.area);
  fs.writeFileSync(file, renderHistory(history));
  const rows = listHistory(history.names);
  const removed = rows.filter((row) => row.removedIn !== undefined);
  log(
    `${area.area}: ${releases.length} releases of ${archives} archives, ${rows.length} names with a history, ${removed.length} of them removed, ${fs.statSync(file).size} bytes`,
  );
  for (const row of removed.filter(({use}) => use === undefined)) {
    log(
      `  Missing replacement of ${row.owner && `${row.owner}.`}${row.name} (${row.kind}, removed in ${row.removedIn}). Add it to site/api-history/replacements.yaml.`,
    );
  }
}

const requested = process.argv.slice(2);
const unknown = requested.find((name) => catalog.every(({area}) => area !== name));
if (unknown !== undefined) {
  throw new Error(
    `api:history: Unknown product "${unknown}". Use one of ${catalog.map(({area}) => area).join(', ')}.`,
  );
}
catalog
  .filter(({area}) => requested.length === 0 || requested.includes(area))
  .forEach((area) => writeHistory(area));
