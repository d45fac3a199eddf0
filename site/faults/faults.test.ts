import {FaultError, forEachChecked} from './faults';

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

test('what is no fault of a writer is thrown on', () => {
  const broken = () => {
    throw new TypeError('no function');
  };
  expect(() => forEachChecked([1, 2], broken)).toThrow(TypeError);
});
