import fs from 'node:fs';
import path from 'node:path';

const recipes = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** Recipes whose task needs a real browser have a test there, which opens their page. */
const browserTests = path.join(__dirname, '../../tests/site/recipes.spec.ts');
const inBrowser = fs.existsSync(browserTests)
  ? fs.readFileSync(browserTests, 'utf8')
  : '';

test.each(recipes)('a test performs the task of %s', (name) => {
  const files = fs.readdirSync(path.join(__dirname, name));
  const isTested =
    files.some((file) => /\.test\.tsx?$/.test(file)) ||
    inBrowser.includes(`/x/recipes/${name}/`);
  expect(isTested).toBe(true);
});
