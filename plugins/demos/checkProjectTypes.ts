import path from 'node:path';
import {CURRENT} from '../../site/versions/shared';
import {listOlderVersions, readDocsVersion} from '../../site/versions/docsVersion';
import {checkTypes, rememberTypes} from './checkTypes';

/**
 * Run after the type check of the whole project, which covers every demo but those for one date library: these are checked
 * here, and the build that follows need repeat nothing.
 */
async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '../..');
  for (const name of [CURRENT, ...listOlderVersions(siteDir)]) {
    const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
    rememberTypes({siteDir, docsDir});
    await checkTypes({siteDir, docsDir});
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
