import {createConsole, formatLine} from './createConsole';
import type {ConsoleLine} from './protocol';

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

test.each([
  [['a', 1, null, undefined, true], 'a 1 null undefined true'],
  [[{a: [1, 'b']}], '{"a":[1,"b"]}'],
  [['%s has %d rows, %o', 'Grid', 3, {a: 1}, 'more'], 'Grid has 3 rows, {"a":1} more'],
  [['%cred 100%%', 'color: red'], 'red 100%'],
  [['100% %s'], '100% %s'],
  [[new TypeError('x is undefined')], 'TypeError: x is undefined'],
  [[function onClick() {}, {onClick: () => 1}], 'ƒ onClick {"onClick":"ƒ onClick"}'],
  [[cyclic], '{"self":"…"}'],
  [[1n, {big: 2n}], '1 {"big":"2"}'],
])('formats %o', (values, line) => {
  expect(formatLine(values)).toBe(line);
});

test('counts repeated lines, sends them together, and clears them', () => {
  jest.useFakeTimers();
  const sent: (readonly ConsoleLine[])[] = [];
  const {add, clear} = createConsole((lines) => sent.push(lines));
  add('log', ['a']);
  add('log', ['a']);
  add('warn', ['a']);
  jest.runAllTimers();
  expect(sent).toEqual([
    [
      {level: 'log', text: 'a', count: 2},
      {level: 'warn', text: 'a', count: 1},
    ],
  ]);
  clear();
  for (let count = 0; count < 1000; count += 1) {
    add('log', [count]);
  }
  jest.runAllTimers();
  expect(sent[1]).toHaveLength(100);
  expect(sent[1]!.at(-1)).toMatchObject({text: '999'});
  add('log', ['late']);
  clear();
  jest.runAllTimers();
  expect(sent).toHaveLength(2);
  jest.useRealTimers();
});
