import fs from 'node:fs';
import path from 'node:path';
import {readInstalled, renderTables} from './compare';

/** Writes down what the ledger was compared with, and the tables that show it. */
const README = path.resolve(__dirname, '../../src/theme/README.md');
const COMPARED = path.join(__dirname, 'compared.json');

const installed = readInstalled();
fs.writeFileSync(COMPARED, `${JSON.stringify(installed, null, 2)}\n`);
const text = fs.readFileSync(README, 'utf8');
fs.writeFileSync(
  README,
  `${text.slice(0, text.indexOf('| Component |'))}${renderTables(installed).trimEnd()}\n`,
);
