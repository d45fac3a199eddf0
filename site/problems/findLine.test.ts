import {createSite} from '../demos/fixtures/createSite';
import {findFieldLine, findLine} from './findLine';

const siteDir = createSite({
  'sidebars.ts': "// Rows.\npage('a/b'),\n",
  'index.mdx': '---\ntitle: A\ndescription: B\n---\n',
});

test.each([
  ['sidebars.ts', 'a/b', 2],
  ['sidebars.ts', 'a', undefined],
  ['nowhere.ts', 'a/b', undefined],
])('the line of a string in quotes: %s, %s', (file, text, line) => {
  expect(findLine(siteDir, file, text)).toBe(line);
});

test.each([
  ['title', 2],
  ['description', 3],
  ['components', 1],
])('the line of a field: %s', (field, line) => {
  expect(findFieldLine(siteDir, 'index.mdx', field)).toBe(line);
});
