import {readRenames} from './readCodemods';

test('a codemod tells its renames, but not the options of its printer', () => {
  const renames = readRenames(`
    const props = {deck: 'decks', Same: 'Same'};
    const removed = ['anchor'];
    const printOptions = options.printOptions || {quote: 'single', trailingComma: true};
  `);
  expect([...renames]).toEqual([['deck', 'decks']]);
});
