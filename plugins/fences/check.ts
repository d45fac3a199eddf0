import path from 'node:path';
import {checkFences} from './checkFences';

const SITE = path.resolve(__dirname, '../..');

try {
  const faults = checkFences(SITE, process.argv.slice(2));
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
