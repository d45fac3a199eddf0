import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import ThemeError from '@theme/Error';

const tryAgain = jest.fn();

/** Renders it as Docusaurus does: above `Root`, without our providers. */
function show() {
  const history = createMemoryHistory({initialEntries: ['/x/react-charts/']});
  render(
    <Router history={history}>
      <ThemeError error={new Error('broken on purpose')} tryAgain={tryAgain} />
    </Router>,
  );
  return history;
}

beforeEach(() => tryAgain.mockClear());

test('works without a provider and links to a prefilled issue', async () => {
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('broken on purpose');
  const issue = screen.getByRole('link', {name: 'open an issue'}).getAttribute('href')!;
  expect(new URL(issue).searchParams.get('title')).toBe('[docs] Page crashes');
  expect(new URL(issue).searchParams.get('body')).toContain('- Page: http://localhost/');
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

test("a different page retries, a different section doesn't", () => {
  const history = show();
  act(() => history.push('/x/react-charts/#bars'));
  expect(tryAgain).not.toHaveBeenCalled();
  act(() => history.push('/x/react-charts/bars/'));
  expect(tryAgain).toHaveBeenCalled();
});
