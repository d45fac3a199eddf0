import {render, screen, within} from '@testing-library/react';
import {getCompletion} from './getCompletion';
import {LocaleTable} from './LocaleTable';

it.each([
  [100, 100, 100, 'high'],
  [99, 100, 94, 'high'],
  [85, 100, 80, 'medium'],
  [53, 100, 50, 'medium'],
  [52, 100, 49, 'low'],
  [0, 100, 0, 'low'],
  [217, 218, 94, 'high'],
] as const)('%i of %i strings are %i %%, %s', (done, total, percent, level) => {
  expect(getCompletion(done, total)).toEqual({percent, level});
});

it('shows the import, completion, and source of each locale', () => {
  const row = {tag: 'fr-FR', importName: 'frFR', total: 100, source: 'https://host/frFR.ts'};
  render(
    <LocaleTable
      rows={[
        {...row, name: 'French (France)', done: 90},
        {...row, name: 'German (Germany)', importName: 'deDE', done: 100},
      ]}
    />,
  );
  const french = within(screen.getByRole('row', {name: /French/}));
  const cells = french.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual(['fr-FR', 'frFR', '85%', 'frFR.ts']);
  expect(french.getByRole('link')).toHaveAttribute('href', 'https://host/frFR.ts');
  expect(screen.getByRole('row', {name: /German/})).toHaveTextContent('Done 🎉');
});
