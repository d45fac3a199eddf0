import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ErrorBoundary} from './ErrorBoundary';

let isBroken: boolean;

function Part() {
  if (isBroken) {
    throw new Error('broken on purpose');
  }
  return <p>Part</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a part that throws is left out, and what is around it stays', () => {
  const onError = jest.fn();
  render(
    <main>
      <ErrorBoundary onError={onError}>
        <Part />
      </ErrorBoundary>
      <p>Rest</p>
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Rest$/);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('what replaces a part gets the error, and can try again', async () => {
  render(
    <ErrorBoundary
      fallback={({error, tryAgain}) => <button onClick={tryAgain}>{error.message}</button>}
    >
      <Part />
    </ErrorBoundary>,
  );
  const button = screen.getByRole('button', {name: 'broken on purpose'});
  await userEvent.click(button);
  screen.getByRole('button', {name: 'broken on purpose'});
  isBroken = false;
  await userEvent.click(screen.getByRole('button'));
  screen.getByText('Part');
});

test('another page, or a dialog that is opened again, tries again', () => {
  const show = (resetKey: string) => (
    <ErrorBoundary resetKey={resetKey}>
      <Part />
    </ErrorBoundary>
  );
  const {rerender} = render(show('/x/a/'));
  isBroken = false;
  rerender(show('/x/a/'));
  expect(screen.queryByText('Part')).toBeNull();
  rerender(show('/x/b/'));
  screen.getByText('Part');
});

test('an error that is none is one', () => {
  function Thrower(): never {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- libraries do
    throw 'a string';
  }
  render(
    <ErrorBoundary fallback={({error}) => <p>{error.message}</p>}>
      <Thrower />
    </ErrorBoundary>,
  );
  screen.getByText('a string');
});
