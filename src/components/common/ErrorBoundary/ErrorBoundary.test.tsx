import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ErrorBoundary} from './ErrorBoundary';

let thrown: unknown;

function Part() {
  if (thrown !== undefined) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- libraries throw strings, too
    throw thrown;
  }
  return <p>Part</p>;
}

beforeEach(() => {
  thrown = new Error('broken on purpose');
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([new Error('broken on purpose'), 'broken on purpose'])(
  'what replaces a part gets the error, and can try again (%p)',
  async (error) => {
    thrown = error;
    render(
      <ErrorBoundary
        fallback={({error: {message}, tryAgain}) => <button onClick={tryAgain}>{message}</button>}
      >
        <Part />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'broken on purpose'}));
    await screen.findByRole('button', {name: 'broken on purpose'});
    thrown = undefined;
    await userEvent.click(screen.getByRole('button'));
    screen.getByText('Part');
  },
);
