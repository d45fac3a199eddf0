import {replaceSpans} from './replaceSpans';

test('parts are replaced where they stood, in any order and by texts of any length', () => {
  expect(
    replaceSpans('a = b + c', [
      {start: 8, end: 9, text: 'three'},
      {start: 0, end: 1, text: ''},
      {start: 4, end: 5, text: 'two'},
    ]),
  ).toBe(' = two + three');
  expect(replaceSpans('a', [])).toBe('a');
});
