import {readRenames} from './readCodemods';

test('reads the renames of a codemod, but not its printer options', () => {
  const renames = readRenames(`
    const props = {deck: 'decks', Same: 'Same'};
    const removed = ['anchor'];
    const printOptions = options.printOptions || {quote: 'single', trailingComma: true};
  `);
  expect([...renames]).toEqual([['deck', 'decks']]);
});
