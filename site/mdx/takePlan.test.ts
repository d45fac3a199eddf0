import {textOf, type MdxNode} from './mdxNodes';
import {takePlan} from './takePlan';

const line = (...children: MdxNode[]): MdxNode => ({type: 'heading', depth: 2, children});
const text = (value: string): MdxNode => ({type: 'text', value});

describe('takePlan', () => {
  it.each([
    ['Row grouping [premium]', 'premium', 'Row grouping'],
    ['Pinning  [pro] ', 'pro', 'Pinning'],
    ['Sorting', undefined, 'Sorting'],
    ['An array of rows[]', undefined, 'An array of rows[]'],
  ])('%j has the plan %s and reads %j', (value, plan, rest) => {
    const heading = line(text(value));
    expect(takePlan(heading)).toBe(plan);
    expect(textOf(heading)).toBe(rest);
  });

  it('leaves an explicit id where it is', () => {
    const id = {type: 'mdxTextExpression', value: '/* #grouping */'};
    const heading = line(text('Row grouping [premium] '), id);
    expect(takePlan(heading)).toBe('premium');
    expect(heading.children).toEqual([text('Row grouping'), id]);
  });

  it('finds the mark after code', () => {
    const heading = line({type: 'inlineCode', value: 'apiRef'}, text(' [pro]'));
    expect(takePlan(heading)).toBe('pro');
    expect(textOf(heading)).toBe('apiRef');
  });

  it.each(['[pro] Pinning', 'Pinning [Pro]', 'Sorting [community]', 'Grouping [pro] [premium]'])(
    'refuses %j',
    (value) => {
      expect(() => takePlan(line(text(value)))).toThrow(/^The mark of a plan is \[pro\] or/);
    },
  );
});
