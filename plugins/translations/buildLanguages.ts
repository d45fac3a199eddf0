import {spawnSync} from 'node:child_process';
import {LANGUAGE_CODES} from '../../site/languages/shared';

/** `npm run build`: builds each language of the site in a process of its own, with the options that it is given. */
for (const code of LANGUAGE_CODES) {
  const {status} = spawnSync(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      code,
      ...process.argv.slice(2),
    ],
    {stdio: 'inherit'},
  );
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
