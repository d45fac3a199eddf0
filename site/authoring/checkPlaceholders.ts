import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runCheck} from '../commands/runCommand';
import type {Problem} from '../problems/problemStore';
import {PLACEHOLDERS} from './placeholders';

/** Matches the files that the generators write. */
const GENERATED_FILES = /^(docs|versioned_docs|i18n)\/.*\.(mdx|tsx)$/;

/**
 * Returns the problems of placeholders that `npm run new:page`, `new:demo`, and the snippets write and that an author hasn't replaced.
 *
 * @param files relative to the site; files other than pages and demos are skipped
 */
export function listPlaceholders(siteDir: string, files: readonly string[]): Problem[] {
  return files
    .filter((file) => GENERATED_FILES.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          PLACEHOLDERS.filter((placeholder) => line.includes(placeholder)).map((placeholder) => ({
            file,
            line: index + 1,
            message: `Placeholder "${placeholder}".`,
            fix: 'Replace it with your own text.',
          })),
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
          {cwd: siteDir, encoding: 'utf8'},
        )
          .split('\0')
          .filter((file) => fs.existsSync(path.join(siteDir, file)));
  void runCheck(() => listPlaceholders(siteDir, files));
}
