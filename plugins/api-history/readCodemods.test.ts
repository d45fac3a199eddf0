/** @jest-environment node */
import {readCodemodText} from './readCodemods';

test('a codemod tells its renames and the names that it looks for, but not the components around them', () => {
  const {renames, names} = readCodemodText(`
    const componentNames = ['Ship', 'ShipPro'];
    const props = {deck: 'decks'};
    const removed = ['anchor'];
    const printOptions = options.printOptions || {quote: 'single', trailingComma: true};
  `);
  expect([...renames]).toEqual([['deck', 'decks']]);
  expect(names).toContain('anchor');
  expect(names).not.toContain('Ship');
  expect(names).not.toContain('quote');
});
