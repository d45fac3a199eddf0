import {
  checkFaults,
  FaultError,
  forEachChecked,
  listFaults,
  onFaultsChange,
  reportFaults,
} from './faults';

/** Finds fault with odd numbers. */
const check = (numbers: readonly number[]) => () =>
  forEachChecked(numbers, (number) => {
    if (number % 2 === 1) {
      throw new FaultError([`${number} is odd`]);
    }
  });

test('items after a faulty one are looked at too', () => {
  expect(check([1, 2, 3])).toThrow(new FaultError(['1 is odd', '3 is odd']));
  expect(check([2, 4])).not.toThrow();
});

test('the faults of all checks are there together, until their check finds none', () => {
  checkFaults('numbers', check([1, 2]));
  checkFaults('others', check([1, 5]), (fault) => `others: ${fault}`);
  expect(listFaults()).toEqual(['1 is odd', 'others: 1 is odd', 'others: 5 is odd']);
  checkFaults('others', check([2]));
  expect(listFaults()).toEqual(['1 is odd']);
  checkFaults('numbers', check([]));
  expect(listFaults()).toEqual([]);
});

test('what is no fault of a writer is thrown on', () => {
  const broken = () => {
    throw new TypeError('no function');
  };
  expect(() => checkFaults('numbers', broken)).toThrow(TypeError);
});

test('a listener is told when something is otherwise, and not when it is as before', () => {
  const listener = jest.fn();
  onFaultsChange(listener);
  reportFaults('page', ['one']);
  reportFaults('page', ['one']);
  expect(listener).toHaveBeenCalledTimes(1);
  reportFaults('page', []);
  reportFaults('page', []);
  expect(listener).toHaveBeenCalledTimes(2);
});
