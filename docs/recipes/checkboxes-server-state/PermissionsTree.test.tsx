import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PermissionsTree from './PermissionsTree';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({advanceTimers: jest.advanceTimersByTime});
const item = (name: string) => screen.getByRole('treeitem', {name});
const checkbox = (name: string) =>
  within(screen.getByText(name).parentElement!).getByRole('checkbox', {hidden: true});
const toggle = (name: string) => user().click(checkbox(name));
const status = () => screen.getByRole('status').textContent;

/** Shows the permissions that the server has stored. */
async function open() {
  const {unmount} = render(<PermissionsTree />);
  expect(status()).toBe('Loading permissions…');
  await wait(600);
  return unmount;
}

test('loads the permissions, and saves the newest selection once changes stop', async () => {
  const unmount = await open();
  expect(checkbox('Orders')).toBeChecked();
  expect(checkbox('Invoices')).not.toBeChecked();
  expect(status()).toBe('All changes saved');

  await toggle('Orders');
  await wait(399);
  await toggle('View orders');
  await wait(399);
  expect(status()).toBe('Saving…');
  expect(item('View orders')).toHaveAttribute('aria-selected', 'true');
  await wait(601);
  expect(status()).toBe('All changes saved');

  unmount();
  await open();
  expect(item('View orders')).toHaveAttribute('aria-selected', 'true');
  expect(item('Edit orders')).toHaveAttribute('aria-selected', 'false');
  expect(checkbox('Orders')).not.toBeChecked();
});

test('sends changes that users make during a request after it', async () => {
  const unmount = await open();
  await toggle('Send invoices');
  await wait(500); // The request has started.
  await toggle('Send invoices');
  await toggle('Void invoices');
  await wait(500); // The first request has finished, but not the second one.
  expect(status()).toBe('Saving…');
  expect(item('Send invoices')).toHaveAttribute('aria-selected', 'false');
  await wait(600);
  expect(status()).toBe('All changes saved');

  unmount();
  await open();
  expect(item('Send invoices')).toHaveAttribute('aria-selected', 'false');
  expect(item('Void invoices')).toHaveAttribute('aria-selected', 'true');
});

test('returns to the saved selection if the server fails, and tries again', async () => {
  const unmount = await open();
  const before = item('Refund orders').getAttribute('aria-selected');
  await user().click(screen.getByRole('switch', {name: 'Let the server fail'}));
  await toggle('Refund orders');
  expect(item('Refund orders')).not.toHaveAttribute('aria-selected', before);
  await wait(1000);
  expect(status()).toContain('Couldn’t save.');
  expect(item('Refund orders')).toHaveAttribute('aria-selected', before);

  await user().click(screen.getByRole('switch'));
  await user().click(screen.getByRole('button', {name: 'Try again'}));
  expect(document.activeElement).toHaveAttribute('role', 'treeitem');
  expect(item('Refund orders')).not.toHaveAttribute('aria-selected', before);
  await wait(600);
  expect(status()).toBe('All changes saved');

  unmount();
  await open();
  expect(item('Refund orders')).not.toHaveAttribute('aria-selected', before);
});
