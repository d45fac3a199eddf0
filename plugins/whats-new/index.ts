import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseChangelog} from './parseChangelog';
import type {Change, Release, ReleaseSummary} from './shared';

interface Options {
  /** The installed package whose `CHANGELOG.md` tells the story of the whole family. */
  package: string;
  /** Folder from which the package resolves, relative to the site. */
  packagesRoot?: string;
}

/**
 * Turns the changelog of an installed package into the data of the page What's new: a small file with each release's
 * highlights, which the page holds, and a large one with every change, which is fetched when a reader asks for it.
 */
export default function whatsNewPlugin(
  {siteDir}: LoadContext,
  options: Options,
): Plugin<Release[]> {
  const require = createRequire(path.join(siteDir, options.packagesRoot ?? '.', 'package.json'));
  const changelog = path.join(
    path.dirname(require.resolve(`${options.package}/package.json`)),
    'CHANGELOG.md',
  );
  return {
    name: 'whats-new',
    async loadContent() {
      try {
        const releases = parseChangelog(await fs.readFile(changelog, 'utf8'));
        // Earlier majors have docs of their own.
        const major = releases[0]!.version.split('.')[0];
        return releases.filter(({version}) => version.split('.')[0] === major);
      } catch (error) {
        throw new Error(
          `whats-new: ${path.relative(siteDir, changelog)}: ${(error as Error).message}; name a package that ships a changelog in docusaurus.config.ts`,
          {cause: error},
        );
      }
    },
    async contentLoaded({content, actions}) {
      const summaries = content.map(({changes, ...release}): ReleaseSummary => {
        const products = [...new Set(changes.map(({product}) => product))];
        return {...release, products, changeCount: changes.length};
      });
      const changes: Record<string, Change[]> = Object.fromEntries(
        content.map((release) => [release.version, release.changes]),
      );
      await actions.createData('releases.json', summaries);
      await actions.createData('changes.json', changes);
    },
  };
}
