import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {CURRENT} from '../../site/versions/shared';
import {readDocsVersion} from '../../site/versions/docsVersion';
import {checkTypes} from './checkTypes';

/** Prints type errors in the demos of the current version. `npm start` shows them in an overlay. */
void runCommand(() => {
  const siteDir = path.resolve(__dirname, '../..');
  const name = process.env.DOCS_VERSION || CURRENT;
  const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
  return checkTypes({siteDir, docsDir});
});
