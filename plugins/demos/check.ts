import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {CURRENT} from '../../site/versions/shared';
import {readDocsVersion} from '../../site/versions/docsVersion';
import {checkTypes} from './checkTypes';

/** Prints the demos of the version that is being written that do not type-check: `npm start` shows them over the page. */
void runCommand(() => {
  const siteDir = path.resolve(__dirname, '../..');
  const name = process.env.DOCS_VERSION || CURRENT;
  const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
  return checkTypes({siteDir, docsDir});
});
