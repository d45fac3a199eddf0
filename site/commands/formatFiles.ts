import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** Formats files of the site as `npm run lint` expects. Paths are relative to the site. */
export function formatFiles(siteDir: string, files: readonly string[]): void {
  if (files.length > 0) {
    const oxfmt = path.join(siteDir, 'node_modules/oxfmt/bin/oxfmt');
    const args = [oxfmt, '--no-error-on-unmatched-pattern', ...files];
    execFileSync(process.execPath, args, {cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit']});
  }
}
