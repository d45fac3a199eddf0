import {act, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {useWasServerRendered} from './useWasServerRendered';

const run = jest.fn();

function Clock() {
  run();
  return <time>noon</time>;
}

function Wall() {
  return useWasServerRendered() ? (
    <main suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <main>
      <Clock />
    </main>
  );
}

beforeEach(() => run.mockClear());

test('what the server drew is known to stand there, for as long as it does', async () => {
  document.body.innerHTML = '<main><time>noon, by the server</time></main>';
  const root = await act(async () => hydrateRoot(document.body, <Wall />));
  expect(document.body.textContent).toBe('noon, by the server');
  await act(async () => root.render(<Wall />));
  expect(document.body.textContent).toBe('noon, by the server');
  expect(run).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a page that the browser puts together draws it', () => {
  render(<Wall />);
  expect(screen.getByText('noon')).toBeInTheDocument();
});
