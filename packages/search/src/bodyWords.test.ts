import {collectBodyWords, readBodyWords} from './bodyWords';

const repeat = (word: string, count: number) => `${word} `.repeat(count);

test('keeps words that several guides repeat, as often as their weight', () => {
  const body = collectBodyWords([
    `${repeat('Rows', 2)}${repeat('cells', 4)}once`,
    undefined,
    `${repeat('row', 8)}${repeat('cell', 3)}once ${repeat('alone', 9)}`,
  ]);
  expect(readBodyWords(body)).toEqual(
    new Map([
      [0, ['cell', 'cell', 'row']],
      [2, ['cell', 'row', 'row', 'row']],
    ]),
  );
});

test('an index without prose has no words', () => {
  expect(readBodyWords(collectBodyWords(['', undefined]))).toEqual(new Map());
});
