import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runCheck} from '../commands/runCommand';
import {PLACEHOLDERS} from './placeholders';

/** The files that the generators write. */
const WRITTEN = /^(docs|versioned_docs|i18n)\/.*\.(mdx|tsx)$/;

/**
 * Lists text of `npm run new:page`, `new:demo` and the snippets that an author has left in place, one line each.
 *
 * @param files relative to the site; others than pages and demos are passed over
 */
export function listPlaceholders(siteDir: string, files: readonly string[]): string[] {
  return files
    .filter((file) => WRITTEN.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          PLACEHOLDERS.filter((placeholder) => line.includes(placeholder)).map(
            (placeholder) =>
              `${file}:${index + 1}: "${placeholder}" is text of a generator. Write your own.`,
          ),
        ),
    );
}

if (require.main === module) {
  const siteDir = path.resolve(__dirname, '../..');
  const named = process.argv.slice(2);
  const files =
    named.length > 0
      ? named
      : execFileSync(
          'git',
          ['ls-files', '-z', '-co', '--exclude-standard', 'docs', 'versioned_docs', 'i18n'],
          {
            cwd: siteDir,
            encoding: 'utf8',
          },
        )
          .split('\0')
          .filter((file) => fs.existsSync(path.join(siteDir, file)));
  void runCheck(() => listPlaceholders(siteDir, files));
}
