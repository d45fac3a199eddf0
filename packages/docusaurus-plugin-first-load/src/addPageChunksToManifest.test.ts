import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {addPageChunksToManifest} from './addPageChunksToManifest';

it('throws if the format changed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-load-'));
  const file = path.join(folder, 'client-manifest.json');
  fs.writeFileSync(file, '{"chunks": {}}');
  let emit = () => {};
  addPageChunksToManifest(file, []).apply({
    hooks: {afterEmit: {tap: (_name, callback) => (emit = callback)}},
  });
  expect(() => emit()).toThrow(/client-manifest\.json" must have the format/);
});
