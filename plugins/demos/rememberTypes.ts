import path from 'node:path';
import {CURRENT, listOlderVersions, readDocsVersion} from '../versions/docsVersion';
import {rememberTypes} from './checkTypes';

/** Run after the type check of the whole project, which covers every demo: the build that follows need not repeat it. */
const siteDir = path.resolve(__dirname, '../..');
for (const name of [CURRENT, ...listOlderVersions(siteDir)]) {
  const {docsDir} = readDocsVersion(siteDir, name, 'https://mui.com');
  rememberTypes({siteDir, docsDir});
}
