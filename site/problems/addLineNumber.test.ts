import {createSite} from '../demos/fixtures/createSite';
import {addFieldLineNumber, addLineNumber} from './addLineNumber';

const siteDir = createSite({
  'sidebars.ts': "// Rows.\npage('a/b'),\n",
  'index.mdx': '---\ntitle: A\ndescription: B\n---\n',
});

test.each([
  ["sidebars.ts: page('a/b') has no document", "sidebars.ts:2: page('a/b') has no document"],
  ["sidebars.ts: page('c') has no document", "sidebars.ts: page('c') has no document"],
  ["nowhere.ts: 'a/b' is wrong", "nowhere.ts: 'a/b' is wrong"],
])('the line of what is quoted: %s', (problem, told) => {
  expect(addLineNumber(siteDir, problem)).toBe(told);
});

test.each([
  ['index.mdx has a title of 80 characters', 'index.mdx:2: the page has a title of 80 characters'],
  ['index.mdx: description 3; use a text', 'index.mdx:3: description 3; use a text'],
  ['index.mdx is not in the sidebar', 'index.mdx:1: the page is not in the sidebar'],
])('the line of the field: %s', (problem, told) => {
  expect(addFieldLineNumber(siteDir, problem)).toBe(told);
});
