import {renderRemoved, findRemoved} from './removedNames';

const details = (): HTMLDetailsElement => document.querySelector('details')!;

beforeEach(() => {
  document.body.innerHTML = '<details data-removed=""><summary>1 name</summary></details>';
  const hidden = document.createElement('noscript');
  // As parsed by a browser with JavaScript.
  hidden.textContent =
    '<ul><li id="data-grid-prop-rowsPerPageOptions"><code>rowsPerPageOptions</code></li></ul>';
  details().append(hidden);
});

test.each([
  'data-grid-prop-rowsPerPageOptions',
  'DataGrid-prop-rowsPerPageOptions',
  'rowsPerPageOptions',
  'old-grid-prop-rowsPerPageOptions',
])('#%s is the row of the removed name', (fragment) => {
  expect(findRemoved(fragment, details())?.id).toBe('data-grid-prop-rowsPerPageOptions');
  // Expanding it doesn't render the list twice.
  renderRemoved(details());
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test.each(['data-grid-prop-rowsPer', 'PageOptions'])(
  '#%s, which the page has never had, draws nothing',
  (fragment) => {
    expect(findRemoved(fragment, details())).toBeNull();
    expect(document.querySelector('li')).toBeNull();
  },
);

test('a section of the page takes precedence over a removed name', () => {
  document.body.insertAdjacentHTML('afterbegin', '<h2 id="rowsPerPageOptions">Rows per page</h2>');
  expect(findRemoved('rowsPerPageOptions', details())).toBeNull();
});
