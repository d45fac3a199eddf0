import {dropDescriptions} from './dropDescriptions';

// The text between ‹ and › must be removed. Line breaks stay, so line numbers don't change.
test.each([
  "translate({id: 'docs.a', message: 'A {b}', ‹description: 'It\\'s {c}, and \"d\"'›}, {b: 1});",
  "translate({\n  id: 'docs.a',\n  message: 'A',\n  ‹description:›\n‹    'For translators',›\n});\nnext();",
  '<Translate id="docs.a"‹ description="For translators"›>A</Translate>',
  '<Translate\n  id="docs.a"\n‹  description="For translators"›\n  values={{b: 1}}\n>',
  "translate({id, message: `A ${b}`, ‹description: 'D'›});",
  "translate({\n  // An id.\n  'id': 'docs.a', /* D */\n  ‹'description': 'D',› // D\n});",
  "translate({id: 'docs.a', ‹description: 'For ' +›\n‹  ('some ' + `translators`)›});",
  "translate({‹description: 'D'›}, values)",
  '<Translate values={{b: <b>1</b>}} id="docs.a"‹ description={"D"}› />',
  '<Translate id="docs.a" values={{b: a > 1}}‹ description="a > b"›>A</Translate>',
  '<Translate values={{b: <Translate id="docs.b"‹ description="D"› />}}‹ description="D"› />',
])('%s', (code) => {
  expect(dropDescriptions(code.replaceAll(/[‹›]/g, ''))).toBe(code.replaceAll(/‹[^›]*›/g, ''));
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

test('the file extension distinguishes a type in angle brackets from an element', () => {
  const code = "const a = <T>(b: T) => b;\ntranslate({description: 'D'});";
  expect(dropDescriptions(code, 'a.ts')).toBe('const a = <T>(b: T) => b;\ntranslate({});');
});
