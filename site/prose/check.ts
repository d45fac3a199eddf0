import path from 'node:path';
import {runCheck} from '../commands/runCommand';
import {checkGuides} from './checkGuides';

void runCheck(() => checkGuides(path.resolve(__dirname, '../..'), process.argv.slice(2)));
