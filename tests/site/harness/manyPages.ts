import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeManyPages} from '../../../plugins/first-load/fixtures/writeManyPages';
import {ROOT} from './paths';

/** What a copy takes over; pages, sidebars and older versions are left behind. */
const COPIED = [
  'src',
  'static',
  'i18n/zh/code.json',
  'plugins',
  'docusaurus.config.ts',
  'tsconfig.json',
  'package.json',
];

/** Makes a copy of the site with the made-up pages of a whole tree in place of the real ones, and returns its folder. */
export function copySiteWithManyPages(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'many-pages-'));
  for (const name of COPIED) {
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeManyPages(folder);
  return folder;
}
