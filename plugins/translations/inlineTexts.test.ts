import {inlineTexts, readIds} from './inlineTexts';

const TEXTS = {'docs.a': '甲 {b}', 'docs.q': '“乙”"'};

test.each([
  ["translate({id: 'docs.a', message: 'A {b}'}, {b: 1});", 'translate({text: "甲 {b}"}, {b: 1});'],
  ["translate({id: 'docs.q', message: 'Q'});", 'translate({text: "“乙”\\""});'],
  [
    "translate({\n  id: 'docs.a',\n  message: 'A',\n});\nnext();",
    'translate({text: "甲 {b}"\n\n\n});\nnext();',
  ],
  ['<Translate id="docs.a">A</Translate>', '<Translate text={"甲 {b}"}>A</Translate>'],
  [
    '<Translate\n  id="docs.a"\n  description="D"\n  values={{b: 1}}\n>',
    '<Translate\n  text={"甲 {b}"}\n  description="D"\n  values={{b: 1}}\n>',
  ],
  [
    '<Translate values={{b: <b>1</b>}} id="docs.a">A</Translate>',
    '<Translate values={{b: <b>1</b>}} text={"甲 {b}"}>A</Translate>',
  ],
  [
    "translate({message: isNew ? 'A' : 'B', id: ('docs.a')}, {b: translate({id: 'docs.q'})});",
    'translate({text: "甲 {b}"}, {b: translate({text: "“乙”\\""})});',
  ],
  ["translate({\n  // It's {b}.\n  id: 'docs.a',\n});", 'translate({text: "甲 {b}"\n\n\n});'],
])('%j gets its text', (code, expected) => {
  expect(inlineTexts(code, TEXTS)).toBe(expected);
});

test.each([
  ['what has no text in this language', "translate({id: 'docs.none', message: 'None'});"],
  ['an id that is put together', 'translate({id: `docs.${a}`, message: b});'],
  ['a text of that name elsewhere', "const page = {id: 'docs.a', message: 'A'};"],
  ['what more is spread into', "translate({...rest, id: 'docs.a'});"],
  ['a text that reads like a call', `const code = "translate({id: 'docs.a'})";`],
])('%s stays as it is', (_, code) => {
  expect(inlineTexts(code, TEXTS)).toBe(code);
});

test('the ids that are left are known', () => {
  const code = "translate({id: 'docs.none', message: 'None'}); const id = \"theme.x.y-z\";";
  expect(readIds(code)).toEqual(['docs.none', 'theme.x.y-z']);
});
