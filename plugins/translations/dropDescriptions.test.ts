import {dropDescriptions} from './dropDescriptions';

test.each([
  [
    'a call',
    "translate({id: 'docs.a', message: 'A {b}', description: 'It\\'s {c}, and \"d\"'}, {b: 1});",
    "translate({id: 'docs.a', message: 'A {b}', }, {b: 1});",
  ],
  [
    'a call over several lines, which keep their numbers',
    "translate({\n  id: 'docs.a',\n  message: 'A',\n  description:\n    'For translators',\n});\nnext();",
    "translate({\n  id: 'docs.a',\n  message: 'A',\n  \n\n});\nnext();",
  ],
  [
    'an element',
    '<Translate id="docs.a" description="For translators">A</Translate>',
    '<Translate id="docs.a">A</Translate>',
  ],
  [
    'an element over several lines',
    '<Translate\n  id="docs.a"\n  description="For translators"\n  values={{b: 1}}\n>',
    '<Translate\n  id="docs.a"\n\n  values={{b: 1}}\n>',
  ],
])('%s loses what is for translators', (_, code, expected) => {
  expect(dropDescriptions(code)).toBe(expected);
});

test.each([
  ['a text of that name elsewhere', "const page = {title: 'A', description: 'B'};"],
  [
    'a message that names the word',
    "translate({id: 'docs.a', message: 'A, description: \"A\", B'});",
  ],
  ['what is not a plain text', "translate({id: 'docs.a', description: describe('A')});"],
  ['an attribute of another element', '<Page description="A" />'],
])('%s stays as it is', (_, code) => {
  expect(dropDescriptions(code)).toBe(code);
});
