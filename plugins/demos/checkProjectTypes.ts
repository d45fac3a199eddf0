import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {CURRENT} from '../../site/versions/shared';
import {listOlderVersions, readDocsVersion} from '../../site/versions/docsVersion';
import {checkLibraryTypes, rememberTypes} from './checkTypes';

/**
 * What the type check of the whole project leaves out: every demo in the date libraries that it is shown in. Run after that check
 * with `--remember-site`, it remembers that the other demos are right, and the build that follows need repeat nothing.
 * `--turn=5` checks one of the libraries, another with each number.
 */
async function main(): Promise<void> {
  const given = process.argv.find((argument) => argument.startsWith('--turn='));
  const turn = given === undefined ? undefined : Number(given.slice('--turn='.length));
  const siteDir = path.resolve(__dirname, '../..');
  for (const name of [CURRENT, ...listOlderVersions(siteDir)]) {
    const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
    if (process.argv.includes('--remember-site')) {
      rememberTypes({siteDir, docsDir});
    }
    await checkLibraryTypes({siteDir, docsDir}, turn);
  }
}

void runCommand(main);
