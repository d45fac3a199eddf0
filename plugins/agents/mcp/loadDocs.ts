import fs from 'node:fs';
import path from 'node:path';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '../../search/shared';
import {twinPath} from '../shared';
import {INDEX_PATH, type DocsIndex, type IndexedPage} from './shared';

/** What the server answers from: the indexes of a build, and its twins, which are read when they are asked for. */
export interface Docs extends DocsIndex {
  readTwin: (page: IndexedPage) => string;
  /** The index of names that the search of the site has. */
  names: SearchIndex;
  /** The folder of the search of the site, with the index of the full text. */
  searchFolder: string;
}

/**
 * Reads what a build has made for agents. Nothing else is read, and nothing comes from the network.
 *
 * @param buildDir the folder of the build.
 * @param language the language of the answers, one that was built.
 * @throws one line that says what to run where there is no such build.
 */
export function loadDocs(buildDir: string, language: string): Docs {
  const namesPath = path.join(INDEX_FOLDER, NAMES_FILE);
  const candidates = [language, ''].map((folder) => path.join(buildDir, folder));
  const folder = candidates.find((candidate) =>
    [INDEX_PATH, namesPath].every((file) => fs.existsSync(path.join(candidate, file))),
  );
  const read = (file: string): unknown =>
    folder === undefined ? undefined : JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  const index = read(INDEX_PATH) as DocsIndex | undefined;
  if (!folder || index?.language !== language) {
    throw new Error(
      `${path.relative(process.cwd(), buildDir) || '.'} holds no build in the language "${language}": run "npx docusaurus build --locale ${language}" first`,
    );
  }
  return {
    ...index,
    names: read(namesPath) as SearchIndex,
    searchFolder: path.join(folder, INDEX_FOLDER),
    readTwin: ({path: address}) =>
      fs.readFileSync(path.join(folder, twinPath(address).slice(index.baseUrl.length)), 'utf8'),
  };
}
