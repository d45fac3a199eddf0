import fs from 'node:fs';
import path from 'node:path';
import {checkPage} from './checkPage';

const SITE = path.resolve(__dirname, '../..');

/** Where guides lie. */
const HOMES = ['docs', 'versioned_docs'];

/** The API reference is generated from the packages' comments, whose language is theirs. */
const isGuide = (file: string) =>
  /\.mdx?$/.test(file) &&
  !/(?:^|\/)(?:node_modules|_[^/]*)\//.test(file) &&
  !/^docs\/api\/|^versioned_docs\/[^/]+\/api\//.test(file);

/** The guides among the files and folders that are named, or all of them. */
function listGuides(named: readonly string[]): string[] {
  const homes = named.length > 0 ? named : HOMES;
  return homes.flatMap((home) => {
    const absolute = path.resolve(SITE, home);
    if (!fs.existsSync(absolute)) {
      throw new Error(`check:prose: there is no ${home}; name pages or folders of the repository.`);
    }
    const relative = path.relative(SITE, absolute);
    const files = fs.statSync(absolute).isDirectory()
      ? fs
          .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
          .map((file) => path.join(relative, file))
      : [relative];
    return files
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter(isGuide)
      .sort();
  });
}

function checkGuide(file: string): string[] {
  const source = fs.readFileSync(path.join(SITE, file), 'utf8');
  try {
    return checkPage(source, file).map(({line, message}) => `${file}:${line}: ${message}`);
  } catch (error) {
    // The build explains it at length; the other pages are checked all the same.
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    return [`${file}:${line}: The page is no valid MDX: ${reason}`];
  }
}

try {
  const faults = listGuides(process.argv.slice(2)).flatMap(checkGuide);
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
