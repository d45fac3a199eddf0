import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../files/files';
import {toSitePath} from './toSitePath';

/** The folders of guides. */
const HOMES = ['docs', 'versioned_docs'];

/** The API reference is generated from the packages' comments, whose wording isn't checked. */
const isGuide = (file: string) =>
  /\.mdx?$/.test(file) &&
  !/(?:^|\/)_[^/]*\//.test(file) &&
  !/^docs\/api\/|^versioned_docs\/[^/]+\/api\//.test(file);

/** Lists the guides among the named files and folders, or all guides, relative to the site. */
export function listGuides(siteDir: string, named: readonly string[]): string[] {
  const homes =
    named.length > 0 ? named : HOMES.filter((home) => fs.existsSync(path.join(siteDir, home)));
  return homes.flatMap((home) => {
    const absolute = path.resolve(siteDir, home);
    if (!fs.existsSync(absolute)) {
      throw new Error(`File not found: ${home}. Pass pages or folders of the repository.`);
    }
    const relative = toSitePath(siteDir, absolute);
    return fs.statSync(absolute).isDirectory()
      ? listFiles(absolute, (file) => isGuide(`${relative}/${file}`)).map(
          (file) => `${relative}/${file}`,
        )
      : [relative].filter(isGuide);
  });
}
