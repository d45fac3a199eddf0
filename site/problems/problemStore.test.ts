import {
  collectProblemsOf,
  BuildProblemError,
  forEachChecked,
  listProblems,
  onProblemsChange,
  reportProblems,
} from './problemStore';

/** Finds problem with odd numbers. */
const check = (numbers: readonly number[]) => () =>
  forEachChecked(numbers, (number) => {
    if (number % 2 === 1) {
      throw new BuildProblemError([`${number} is odd`]);
    }
  });

test('items after a faulty one are looked at too', () => {
  expect(check([1, 2, 3])).toThrow(new BuildProblemError(['1 is odd', '3 is odd']));
  expect(check([2, 4])).not.toThrow();
});

test('the problems of all checks are there together, until their check finds none', () => {
  collectProblemsOf('numbers', check([1, 2]));
  collectProblemsOf('others', check([1, 5]), (problem) => `others: ${problem}`);
  expect(listProblems()).toEqual(['1 is odd', 'others: 1 is odd', 'others: 5 is odd']);
  collectProblemsOf('others', check([2]));
  expect(listProblems()).toEqual(['1 is odd']);
  collectProblemsOf('numbers', check([]));
  expect(listProblems()).toEqual([]);
});

test('what is no problem of a writer is thrown on', () => {
  const broken = () => {
    throw new TypeError('no function');
  };
  expect(() => collectProblemsOf('numbers', broken)).toThrow(TypeError);
});

test('a listener is told when something is otherwise, and not when it is as before', () => {
  const listener = jest.fn();
  onProblemsChange(listener);
  reportProblems('page', ['one']);
  reportProblems('page', ['one']);
  expect(listener).toHaveBeenCalledTimes(1);
  reportProblems('page', []);
  reportProblems('page', []);
  expect(listener).toHaveBeenCalledTimes(2);
});
