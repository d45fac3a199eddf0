import path from 'node:path';
import {runCheck} from '../commands/runCommand';
import {checkGuides} from './checkGuides';

const SITE = path.resolve(__dirname, '../..');

void runCheck(() => checkGuides(SITE, process.argv.slice(2), path.join(SITE, '.cache/prose.json')));
