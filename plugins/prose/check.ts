import path from 'node:path';
import {checkGuides} from './checkGuides';

const SITE = path.resolve(__dirname, '../..');

try {
  const faults = checkGuides(SITE, process.argv.slice(2), path.join(SITE, '.cache/prose.json'));
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
