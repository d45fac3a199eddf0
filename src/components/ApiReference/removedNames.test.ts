import {fillRemoved, findRemoved} from './removedNames';

const fold = (): HTMLDetailsElement => document.querySelector('details')!;

beforeEach(() => {
  document.body.innerHTML = '<details data-removed=""><summary>1 name</summary></details>';
  const hidden = document.createElement('noscript');
  // As a browser with scripts reads it.
  hidden.textContent =
    '<ul><li id="data-grid-prop-rowsPerPageOptions"><code>rowsPerPageOptions</code></li></ul>';
  fold().append(hidden);
});

test('the list is drawn once, when the fold is opened', () => {
  expect(document.querySelector('li')).toBeNull();
  fillRemoved(fold());
  fillRemoved(fold());
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test.each(['data-grid-prop-rowsPerPageOptions', 'DataGrid-prop-rowsPerPageOptions'])(
  '#%s is the row of the name that is gone',
  (fragment) => {
    expect(findRemoved(fragment, fold())?.id).toBe('data-grid-prop-rowsPerPageOptions');
  },
);

test('a name that the page has never had draws nothing', () => {
  expect(findRemoved('data-grid-prop-rowsPer', fold())).toBeNull();
  expect(document.querySelector('li')).toBeNull();
});
