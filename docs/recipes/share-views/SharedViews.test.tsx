import {act, configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SharedViews from './SharedViews';

// Computed styles are slow in jsdom, so don't check which elements are visible.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: 0,
});

const getAmount = () => screen.getByRole('columnheader', {name: 'Amount ($)'});
const click = (name: string) => user.click(screen.getByRole('button', {name}));

async function open() {
  await click('Open');
  await act(() => jest.advanceTimersByTimeAsync(100));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 150));
  render(<SharedViews />);
});

afterEach(() => jest.useRealTimers());

test('opens a shared view from the URL', async () => {
  const url = screen.getByRole('textbox', {name: 'URL'});
  await user.click(getAmount());
  await click('Share this view');
  expect((url as HTMLInputElement).value).toContain('/invoices?view=');
  await user.click(getAmount());
  expect(getAmount()).toHaveAttribute('aria-sort', 'descending');
  await open();
  expect(getAmount()).toHaveAttribute('aria-sort', 'ascending');

  await user.clear(url);
  await user.paste('https://app.example.com/invoices?view=broken');
  await open();
  expect(getAmount()).toHaveAttribute('aria-sort', 'none');
});

test('saves, restores, and deletes a view', async () => {
  await user.click(getAmount());
  await user.type(
    screen.getByRole('textbox', {name: 'Name of the view'}),
    'Cheap{Enter}',
  );
  await user.click(getAmount());
  await open();
  expect(getAmount()).toHaveAttribute('aria-sort', 'none');
  await click('Cheap');
  expect(getAmount()).toHaveAttribute('aria-sort', 'ascending');

  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', {name: 'Cheap'})).toBeNull();
  expect(localStorage.getItem('invoice-views')).toBe('{}');
});

test('reports that the browser blocks the storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await user.type(
    screen.getByRole('textbox', {name: 'Name of the view'}),
    'Cheap{Enter}',
  );
  expect(screen.getByText('Couldn’t save the view in this browser.')).toBeVisible();
});
