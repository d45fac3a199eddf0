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

test('is true for server-rendered components until they unmount', async () => {
  document.body.innerHTML = '<main><time>noon, by the server</time></main>';
  const root = await act(async () => hydrateRoot(document.body, <Wall />));
  expect(document.body.textContent).toBe('noon, by the server');
  await act(async () => root.render(<Wall />));
  expect(document.body.textContent).toBe('noon, by the server');
  expect(run).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('is false after client-side navigation', () => {
  render(<Wall />);
  expect(screen.getByText('noon')).toBeInTheDocument();
});
