import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const PAGE = fs.readFileSync(path.join(ROOT, 'src/pages/x/privacy.mdx'), 'utf8');

const sources = fs
  .readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join(ROOT, 'src', file), 'utf8'));

/** Every text that stands in such an attribute, as it is or as one of several. */
function categories(): string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(/data-ga-event-category=(?:"(\w[\w-]*)"|\{([^}]*)\})/g)].flatMap(
      ([, text, expression = '']) =>
        text ? [text] : [...expression.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each),
    ),
  );
  return [...new Set(found)].sort();
}

test('the page on privacy names every kind of event', () => {
  expect(categories()).toContain('demo-expand');
  expect(categories().filter((category) => !PAGE.includes(`\`${category}\``))).toEqual([]);
});
