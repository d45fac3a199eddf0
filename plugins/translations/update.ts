import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {updateRecord} from './updateRecord';

const SITE = path.resolve(__dirname, '../..');

const [file = '', ...ids] = process.argv.slice(2);
void runCommand(() => {
  const done = updateRecord(SITE, file, ids);
  process.stdout.write(`${file}: ${done.join(', ')} marked as up to date.\n`);
});
