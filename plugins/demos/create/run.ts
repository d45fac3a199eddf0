import fs from 'node:fs';
import path from 'node:path';
import {createDemoFiles, createPageFiles} from './createFiles';

const SITE = path.join(__dirname, '../../..');

const [kind, ...args] = process.argv.slice(2);
try {
  const create = kind === 'page' ? createPageFiles : createDemoFiles;
  const {files, next} = create(SITE, args);
  for (const {path: name, text} of files) {
    const file = path.join(SITE, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    process.stdout.write(`${name}\n`);
  }
  process.stdout.write(`${next}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
