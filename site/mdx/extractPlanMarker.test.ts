import {textOf, type MdxNode} from './mdxNodes';
import {extractPlanMarker} from './extractPlanMarker';

const line = (...children: MdxNode[]): MdxNode => ({type: 'heading', depth: 2, children});
const text = (value: string): MdxNode => ({type: 'text', value});

it.each([
  ['Row grouping [premium]', 'premium', 'Row grouping'],
  ['Pinning  [pro] ', 'pro', 'Pinning'],
  ['Sorting', undefined, 'Sorting'],
  ['An array of rows[]', undefined, 'An array of rows[]'],
])('%j has the plan %s and reads %j', (value, plan, rest) => {
  const heading = line(text(value));
  expect(extractPlanMarker(heading)).toBe(plan);
  expect(textOf(heading)).toBe(rest);
});

it('finds the marker after code and before an explicit ID', () => {
  const id = {type: 'mdxTextExpression', value: '/* #grouping */'};
  const code = {type: 'inlineCode', value: 'apiRef'};
  const heading = line(code, text(' [premium] '), id);
  expect(extractPlanMarker(heading)).toBe('premium');
  expect(textOf(heading)).toBe('apiRef/* #grouping */');
});

it.each(['[pro] Pinning', 'Pinning [Pro]', 'Sorting [community]', 'Grouping [pro] [premium]'])(
  'refuses %j',
  (value) => {
    expect(() => extractPlanMarker(line(text(value)))).toThrow('Invalid plan marker.');
  },
);
