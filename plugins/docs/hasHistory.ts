import {spawnSync} from 'node:child_process';

/**
 * Returns whether Git has the date of each page's last change. It doesn't in an unpacked archive or
 * in a shallow clone, where every page seems to date from the oldest available commit. Logs one
 * line for a shallow clone.
 *
 * @param siteDir the folder of the site
 */
export function hasHistory(siteDir: string): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const isShallow = status === 0 && stdout.trim() === 'true';
  if (isShallow) {
    process.stderr.write(
      '[WARNING] This clone is shallow, so pages show no date of their last change. Run `git fetch --unshallow`, or check out with `fetch-depth: 0`.\n',
    );
  }
  return status === 0 && !isShallow;
}
