import path from 'node:path';
import {runCheck} from '../commands/runCommand';
import {checkFences} from './checkFences';

void runCheck(() => checkFences(path.resolve(__dirname, '../..'), process.argv.slice(2)));
