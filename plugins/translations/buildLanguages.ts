import {spawnSync} from 'node:child_process';
import {runCommand} from '../../site/commands/runCommand';
import {planBuild} from './planBuild';

/** `npm run build`: builds each language of the site in a process of its own, with the options that it is given. */
function buildLanguages(): void {
  const {languages, args, env} = planBuild(process.argv.slice(2), process.env);
  for (const code of languages) {
    const {status} = spawnSync(
      process.execPath,
      [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--locale', code, ...args],
      {stdio: 'inherit', env: {...process.env, ...env}},
    );
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}

void runCommand(buildLanguages);
