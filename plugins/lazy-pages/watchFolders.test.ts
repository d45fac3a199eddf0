import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {watchFolders, type FileChanges} from './watchFolders';

test('added and removed files are reported together, edited and ignored ones not', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  const at = (name: string) => path.join(folder, name);
  fs.mkdirSync(at('api'));
  fs.writeFileSync(at('Old.tsx'), '');
  fs.writeFileSync(at('page.mdx'), '');
  let report: (changes: FileChanges) => void = () => {};
  const reported = new Promise<FileChanges>((resolve) => (report = resolve));
  const watcher = watchFolders(
    [folder],
    (file) => file.startsWith(at('api')),
    (changes) => report(changes),
  );
  await watcher.ready;
  fs.writeFileSync(at('page.mdx'), 'edited');
  fs.writeFileSync(at('api/generated.mdx'), '');
  fs.renameSync(at('Old.tsx'), at('New.tsx'));
  fs.mkdirSync(at('Folder'));
  fs.writeFileSync(at('Folder/index.tsx'), '');
  expect(await reported).toEqual({
    added: new Set([at('New.tsx'), at('Folder/index.tsx')]),
    removed: new Set([at('Old.tsx')]),
  });
  await watcher.close();
  fs.rmSync(folder, {recursive: true});
});
