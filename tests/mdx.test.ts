import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** The pages that people write; generated ones are made of the installed packages, and a README is for the people. */
function writtenPages(): string[] {
  return ['docs', 'i18n', 'versioned_docs', 'src/pages']
    .filter((folder) => fs.existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.mdx?$/.test(file) && !/node_modules|(^|\/)api\/|README\.md$/.test(file));
}

/** The text of a page without its fenced blocks, line for line. */
function prose(file: string): string[] {
  let fence: string | undefined;
  return fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .map((line) => {
      const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
      if (fence === undefined && mark) {
        fence = mark;
        return '';
      }
      if (fence !== undefined) {
        if (mark?.startsWith(fence)) {
          fence = undefined;
        }
        return '';
      }
      return line;
    });
}

const pages = writtenPages();

test('there are written pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

// Components come from MDXComponents, demos from <Demo>: a relative import breaks in other versions and languages.
test('pages import and export nothing', () => {
  const problems = pages.flatMap((file) =>
    prose(file).flatMap((line, index) =>
      /^(import|export)\s/.test(line) ? [`${file}:${index + 1}: ${line}`] : [],
    ),
  );
  expect(problems).toEqual([]);
});

test('each page has a title of at most 70 characters and one sentence of at most 160 that describes it', () => {
  const problems = pages
    .filter((file) => !path.basename(file).startsWith('_') && path.basename(file) !== 'README.md')
    .flatMap((file) => {
      const [, matter = ''] =
        /^---\n([\s\S]*?)\n---/.exec(fs.readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
      const value = (key: string) =>
        new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(matter)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ??
        '';
      const title = value('title');
      const description = value('description');
      return [
        ...(title === '' || title.length > 70
          ? [`${file}: title "${title}" (${title.length})`]
          : []),
        ...(description === '' || description.length > 160 || !/[.。]$/.test(description)
          ? [`${file}: description "${description}" (${description.length})`]
          : []),
      ];
    });
  expect(problems).toEqual([]);
});
