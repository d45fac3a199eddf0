import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {CURRENT} from '../../site/versions/shared';
import {listOlderVersions, readDocsVersion} from '../../site/versions/docsVersion';
import {writeTypes} from '../../site/demos/demoChecks';
import {checkLibraryTypes, countLibraries, recordTypes} from './checkTypes';

/**
 * Checks what the project-wide type check doesn't cover: demos in the other date libraries that
 * they are shown in. After that check, `--record-site` also records that all other demos are
 * valid, so the next build doesn't check them again. `--turn=5` checks one of the libraries, a
 * different one with each number. A check of all libraries is kept for the lines below the demos.
 */
async function main(): Promise<void> {
  const option = process.argv.find((argument) => argument.startsWith('--turn='));
  const turn = option === undefined ? undefined : Number(option.slice('--turn='.length));
  const siteDir = path.resolve(__dirname, '../..');
  for (const name of [CURRENT, ...listOlderVersions(siteDir)]) {
    const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
    if (process.argv.includes('--record-site')) {
      recordTypes({siteDir, docsDir});
    }
    await checkLibraryTypes({siteDir, docsDir}, turn);
    if (name === CURRENT && turn === undefined) {
      writeTypes(siteDir, countLibraries({siteDir, docsDir}));
    }
  }
}

void runCommand(main);
