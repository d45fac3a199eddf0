import path from 'node:path';
import {formatStatus, readStatus} from './readStatus';

const SITE = path.resolve(__dirname, '../..');

const [flag] = process.argv.slice(2);
try {
  if (flag !== undefined && flag !== '--json') {
    throw new Error(`i18n:status knows no "${flag}": it takes --json or nothing.`);
  }
  const pages = readStatus(SITE);
  process.stdout.write(`${flag ? JSON.stringify(pages, null, 2) : formatStatus(pages)}\n`);
  if (pages.some(({problem}) => problem !== undefined)) {
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
