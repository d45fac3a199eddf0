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
  [
    'a call beside what is not a plain text',
    "translate({id, message: `A ${b}`, description: 'D'});",
    'translate({id, message: `A ${b}`, });',
  ],
  [
    'a call with comments and names in quotes',
    "translate({\n  // An id.\n  'id': 'docs.a', /* D */\n  'description': 'D', // D\n});",
    "translate({\n  // An id.\n  'id': 'docs.a', /* D */\n   // D\n});",
  ],
  [
    'a description in several pieces',
    "translate({id: 'docs.a', description: 'For ' +\n  ('some ' + `translators`)});",
    "translate({id: 'docs.a', \n});",
  ],
  [
    'a call with the description alone',
    "translate({description: 'D'}, values)",
    'translate({}, values)',
  ],
  [
    'an element with other attributes before it',
    '<Translate values={{b: <b>1</b>}} id="docs.a" description={"D"} />',
    '<Translate values={{b: <b>1</b>}} id="docs.a" />',
  ],
  [
    'an element with a bracket in an attribute',
    '<Translate id="docs.a" values={{b: a > 1}} description="a > b">A</Translate>',
    '<Translate id="docs.a" values={{b: a > 1}}>A</Translate>',
  ],
  [
    'an element in the values of another',
    '<Translate values={{b: <Translate id="docs.b" description="D" />}} description="D" />',
    '<Translate values={{b: <Translate id="docs.b" />}} />',
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
  ['an element whose name begins so', '<TranslatedPage description="A" />'],
  ['a method of that name', "matrix.translate({x: 1, description: 'A'});"],
  ['a text that reads like a call', `const code = "translate({description: 'A'})";`],
  ['a text that reads like an element', 'const code = \'<Translate description="A">\';'],
  ['a comment', "// translate({id: 'docs.a', description: 'A'})\nrun();"],
  ['what more is spread into', "translate({description: 'A', ...rest});"],
])('%s stays as it is', (_, code) => {
  expect(dropDescriptions(code)).toBe(code);
});

test('the name of a file tells a type in angle brackets from an element', () => {
  const code = "const a = <T>(b: T) => b;\ntranslate({description: 'D'});";
  expect(dropDescriptions(code, 'a.ts')).toBe('const a = <T>(b: T) => b;\ntranslate({});');
});
