import {act, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {StaticHtml} from './StaticHtml';

const run = jest.fn();

function Clock() {
  run();
  return <time>noon</time>;
}

beforeEach(() => run.mockClear());

test('what the server drew stays, and does not run again', async () => {
  document.body.innerHTML = '<main><span><time>noon, by the server</time></span></main>';
  const container = document.querySelector('main')!;
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StaticHtml>
        <Clock />
      </StaticHtml>,
    ),
  );
  expect(container.textContent).toBe('noon, by the server');
  await act(async () =>
    root.render(
      <StaticHtml>
        <Clock />
      </StaticHtml>,
    ),
  );
  expect(container.textContent).toBe('noon, by the server');
  expect(run).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a page that the browser puts together runs it', () => {
  render(
    <StaticHtml>
      <Clock />
    </StaticHtml>,
  );
  expect(screen.getByText('noon')).toBeInTheDocument();
  expect(run).toHaveBeenCalled();
});
