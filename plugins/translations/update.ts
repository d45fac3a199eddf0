import path from 'node:path';
import {updateRecord} from './updateRecord';

const SITE = path.resolve(__dirname, '../..');

const [file = '', ...ids] = process.argv.slice(2);
try {
  const done = updateRecord(SITE, file, ids);
  process.stdout.write(`${file}: ${done.join(', ')} marked as up to date.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
