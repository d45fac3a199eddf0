import {
  addLocation,
  BuildProblemError,
  findProblems,
  forEachChecked,
  formatProblem,
  listProblems,
  listProblemsOf,
  onProblemsChange,
  reportProblems,
} from './problemStore';

const odd = (number: number) => ({message: `${number} is odd.`});

/** Reports odd numbers. */
const check = (numbers: readonly number[]) => () =>
  forEachChecked(numbers, (number) => {
    if (number % 2 === 1) {
      throw new BuildProblemError(odd(number));
    }
  });

test.each([
  [{message: 'Wrong.'}, 'Wrong.'],
  [{message: 'Wrong.', fix: 'Write "a".'}, 'Wrong. Write "a".'],
  [{file: 'a.mdx', message: 'Wrong.'}, 'a.mdx: Wrong.'],
  [{file: 'a.mdx', line: 3, message: 'Wrong.'}, 'a.mdx:3: Wrong.'],
  [{file: 'a.tsx', line: 3, column: 7, message: 'Wrong.', fix: 'Fix.'}, 'a.tsx:3:7: Wrong. Fix.'],
])('a problem is one line: %j', (problem, line) => {
  expect(formatProblem(problem)).toBe(line);
  expect(new BuildProblemError(problem).message).toBe(line);
});

test('items after one with problems are visited, too', () => {
  expect(check([1, 2, 3])).toThrow(new BuildProblemError([odd(1), odd(3)]));
  expect(check([2, 4])).not.toThrow();
});

test('the problems of all checks are listed, each once, until their check finds none', () => {
  const report = (source: string, numbers: readonly number[]) =>
    reportProblems(source, findProblems(check(numbers)));
  report('numbers', [1, 2]);
  report('others', [1, 5]);
  expect(listProblems()).toEqual([odd(1), odd(5)]);
  report('others', [2]);
  expect(listProblems()).toEqual([odd(1)]);
  report('numbers', []);
  expect(listProblems()).toEqual([]);
});

test('the problems of a module are looked up by its resource', () => {
  reportProblems('/site/Bars.tsx?demo', [odd(1)]);
  expect(listProblems()).toEqual([]);
  expect(listProblemsOf('/site/Bars.tsx?demo')).toEqual([odd(1)]);
});

test('a place is added to problems that have none', () => {
  const found = {file: 'b.tsx', line: 2, message: 'Wrong.'};
  const error = new BuildProblemError([odd(1), found]);
  expect(addLocation(error, {file: 'a.mdx', line: 3}, '`<Demo>`: ').problems).toEqual([
    {file: 'a.mdx', line: 3, message: '`<Demo>`: 1 is odd.'},
    found,
  ]);
});

test('other errors are rethrown', () => {
  const broken = () => {
    throw new TypeError('no function');
  };
  expect(() => findProblems(broken)).toThrow(TypeError);
});

test('listeners are called when problems change, and not when they are reported again', () => {
  const listener = jest.fn();
  onProblemsChange(listener);
  reportProblems('page', [odd(1)]);
  reportProblems('page', [odd(1)]);
  expect(listener).toHaveBeenCalledTimes(1);
  reportProblems('page', []);
  reportProblems('page', []);
  expect(listener).toHaveBeenCalledTimes(2);
});
