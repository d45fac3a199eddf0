import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {catalog} from '../api/catalog';
import {listHistory, readHistory} from '../api/history/readHistory';
import {PRODUCT_NAMES} from '../products/shared';
import {collectNewNames} from './collectNewNames';
import {parseChangelog} from './parseChangelog';
import type {NewName, Release} from './shared';

/** The installed package whose `CHANGELOG.md` covers all products. */
const CHANGELOG_PACKAGE = '@mui/x-data-grid';

/**
 * Reads the stable releases of the current major from the changelog of an installed package, newest
 * first.
 *
 * @param root folder from which the package resolves
 * @throws with the file if it has no releases
 */
export function readReleases(root: string): Release[] {
  const require = createRequire(path.join(root, 'package.json'));
  const changelog = path.join(
    path.dirname(require.resolve(`${CHANGELOG_PACKAGE}/package.json`)),
    'CHANGELOG.md',
  );
  try {
    const releases = parseChangelog(fs.readFileSync(changelog, 'utf8'));
    // Earlier majors have separate docs.
    const major = releases[0]!.version.split('.')[0];
    return releases.filter(({version}) => version.split('.')[0] === major);
  } catch (error) {
    throw new Error(
      `${path.relative(root, changelog)}: ${(error as Error).message}; fix CHANGELOG_PACKAGE of site/releases/readReleases.ts`,
      {cause: error},
    );
  }
}

/** Returns the names that each minor added, from the API history. */
export const readNewNames = (): Record<string, NewName[]> =>
  collectNewNames(
    PRODUCT_NAMES.map((product) => {
      const area = catalog.find((candidate) => candidate.area === product);
      const entries = [...(area?.components ?? []), ...(area?.interfaces ?? [])];
      return {
        product,
        rows: listHistory(readHistory(product).names),
        pages: new Set(entries.map((entry) => toEntry(entry).name)),
      };
    }),
    '/x',
  );
