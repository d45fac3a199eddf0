import fs from 'node:fs';
import path from 'node:path';
import {twinPath} from '../shared';
import {INDEX_PATH, type DocsIndex, type IndexedPage} from './shared';

/** What the server answers from: the index of a build, and its twins, which are read when they are asked for. */
export interface Docs extends DocsIndex {
  readTwin: (page: IndexedPage) => string;
}

/**
 * Reads what a build has made for agents. Nothing else is read, and nothing comes from the network.
 *
 * @param buildDir the folder of the build.
 * @param language the language of the answers, one that was built.
 * @throws one line that says what to run where there is no such build.
 */
export function loadDocs(buildDir: string, language: string): Docs {
  const candidates = [language, ''].map((folder) => path.join(buildDir, folder));
  const folder = candidates.find((candidate) => fs.existsSync(path.join(candidate, INDEX_PATH)));
  const index =
    folder === undefined
      ? undefined
      : (JSON.parse(fs.readFileSync(path.join(folder, INDEX_PATH), 'utf8')) as DocsIndex);
  if (!folder || index?.language !== language) {
    throw new Error(
      `${path.relative(process.cwd(), buildDir) || '.'} holds no build in the language "${language}": run "npx docusaurus build --locale ${language}" first`,
    );
  }
  return {
    ...index,
    readTwin: ({path: address}) =>
      fs.readFileSync(path.join(folder, twinPath(address).slice(index.baseUrl.length)), 'utf8'),
  };
}
