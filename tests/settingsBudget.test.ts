import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {CODE_STYLESHEET} from '../plugins/code/shared';
import {INLINE_SCRIPT} from '../plugins/reader-settings/inlineScript';
import {measureModuleCost} from './measureModuleCost';

/**
 * What the reader's settings and the code blocks may add to the first load, in bytes of gzip. Their texts are in it: they stand
 * in the modules that show them, and no longer in a dictionary that every page of another language loads. So are what screen
 * readers are told after a copy, and the table that the settings are made from.
 */
const BUDGET = 4.55 * 1024;

const gzipOf = (text: string | Buffer) => zlib.gzipSync(text).length;

test('reader settings and code blocks add at most 4.55 KiB to the first load', async () => {
  const {growth, files} = await measureModuleCost([
    'src/settings/',
    'src/components/mdx/Code/',
    'src/components/common/Copy/',
    'src/components/settings/',
    'plugins/reader-settings/',
  ]);
  // What belongs to it is there, and what is loaded on demand is not.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/components/mdx/Code/CodeBlock.module.css',
      'src/components/common/Copy/CopyButton.tsx',
      'src/components/settings/SettingsButton.tsx',
      'src/settings/applyToDocument.ts',
      'src/components/settings/ColorModeButton.tsx',
    ]),
  );
  expect(files).not.toContain('src/components/settings/SettingsDrawer.tsx');
  const parts = {
    modules: growth,
    inlineScript: gzipOf(INLINE_SCRIPT),
    colors: gzipOf(fs.readFileSync(path.join(__dirname, '../static', CODE_STYLESHEET))),
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  expect(total <= BUDGET ? 'within' : {total, ...parts}).toBe('within');
}, 300_000);
