import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const RECIPES = path.join(ROOT, 'docs/recipes');

/** Tests that aren't next to their recipe. They name its path. */
const OTHER_TESTS = ['tests/site/recipes.spec.ts', 'site/packages/measureBundle.test.ts']
  .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

const recipes = fs
  .readdirSync(RECIPES, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

test.each(recipes)('a test performs the task of %s', (name) => {
  const files = fs.readdirSync(path.join(RECIPES, name));
  const isTested =
    files.some((file) => /\.test\.tsx?$/.test(file)) || OTHER_TESTS.includes(`/x/recipes/${name}/`);
  expect(isTested).toBe(true);
});
