import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {formatStatus, readStatus} from './readStatus';

const SITE = path.resolve(__dirname, '../..');

const [flag] = process.argv.slice(2);
void runCommand(() => {
  if (flag !== undefined && flag !== '--json') {
    throw new Error(`Unknown option "${flag}". Supported options: --json.`);
  }
  const pages = readStatus(SITE);
  process.stdout.write(`${flag ? JSON.stringify(pages, null, 2) : formatStatus(pages)}\n`);
  if (pages.some(({problem}) => problem !== undefined)) {
    process.exitCode = 1;
  }
});
