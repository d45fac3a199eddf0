import {textOf, type MdxNode} from './mdxNodes';
import {extractMarkers, stripMarkers} from './extractMarkers';

const line = (...children: MdxNode[]): MdxNode => ({type: 'heading', depth: 2, children});
const text = (value: string): MdxNode => ({type: 'text', value});

it.each([
  ['Row grouping [premium]', 'premium', 'Row grouping'],
  ['Pinning  [pro] ', 'pro', 'Pinning'],
  ['Sorting', undefined, 'Sorting'],
  ['An array of rows[]', undefined, 'An array of rows[]'],
])('%j has the plan %s and reads %j', (value, plan, rest) => {
  const heading = line(text(value));
  expect(extractMarkers(heading)).toEqual(plan ? {plan} : {});
  expect(textOf(heading)).toBe(rest);
});

it('finds the marker after code and before an explicit ID', () => {
  const id = {type: 'mdxTextExpression', value: '/* #grouping */'};
  const code = {type: 'inlineCode', value: 'apiRef'};
  const heading = line(code, text(' [premium] '), id);
  expect(extractMarkers(heading)).toEqual({plan: 'premium'});
  expect(textOf(heading)).toBe('apiRef/* #grouping */');
});

it.each(['[pro] Pinning', 'Pinning [Pro]', 'Sorting [community]', 'Grouping [pro] [premium]'])(
  'refuses %j',
  (value) => {
    expect(() => extractMarkers(line(text(value)))).toThrow('Invalid marker.');
  },
);

it.each([
  ['Rename a to b [codemod]', {codemod: true}, 'Rename a to b'],
  ['Rename a to b [pro] [codemod]', {plan: 'pro', codemod: true}, 'Rename a to b'],
])('reads the markers of %j', (value, markers, rest) => {
  const heading = line(text(value));
  expect(extractMarkers(heading)).toEqual(markers);
  expect(textOf(heading)).toBe(rest);
  expect(stripMarkers(value)).toBe(rest);
});
