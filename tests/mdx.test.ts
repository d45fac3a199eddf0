import fs from 'node:fs';
import path from 'node:path';
import {validateFrontMatter} from '../site/mdx/frontMatter';
import {readMdx} from '../site/mdx/readMdx';
import {formatProblem} from '../site/problems/problemStore';

const ROOT = path.resolve(__dirname, '..');

/** The pages that people write; generated ones are made of the installed packages, and a README is for the people. */
const pages = ['docs', 'i18n', 'versioned_docs', 'src/pages']
  .filter((folder) => fs.existsSync(path.join(ROOT, folder)))
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => /\.mdx?$/.test(file) && !/node_modules|(^|\/)api\/|README\.md$/.test(file))
  .map((file) => ({file, page: readMdx(fs.readFileSync(path.join(ROOT, file), 'utf8'))}));

test('there are written pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

// Components come from MDXComponents, demos from <Demo>: a relative import breaks in other versions and languages.
test('pages import and export nothing', () => {
  const problems = pages.flatMap(({file, page}) =>
    [...page.prose.matchAll(/^(?:import|export)\s.*$/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(problems).toEqual([]);
});

test('each page has a title of at most 70 characters and one sentence of at most 160 that describes it', () => {
  const problems = pages
    .filter(({file}) => !path.basename(file).startsWith('_'))
    .flatMap(({file, page}) => validateFrontMatter(ROOT, file, page.frontMatter));
  expect(problems.map(formatProblem)).toEqual([]);
});
