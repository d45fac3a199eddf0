import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {runCommand} from '../../site/commands/runCommand';
import {planBuild} from './planBuild';

const DOCUSAURUS = path.resolve(__dirname, '../../site/docusaurus.mjs');

/**
 * `npm run build`: builds each language of the site in a separate process, and passes its options
 * on.
 */
function buildLanguages(): void {
  const {languages, args, env} = planBuild(process.argv.slice(2), process.env);
  if (!process.env.MUI_X_LICENSE_KEY) {
    // eslint-disable-next-line no-console -- the operator's terminal
    console.warn(
      'MUI_X_LICENSE_KEY is not set. Demos of the Pro and Premium plans show a watermark. Set it to the key of your license.',
    );
  }
  for (const code of languages) {
    const {status} = spawnSync(process.execPath, [DOCUSAURUS, 'build', '--locale', code, ...args], {
      stdio: 'inherit',
      env: {...process.env, ...env},
    });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}

void runCommand(buildLanguages);
