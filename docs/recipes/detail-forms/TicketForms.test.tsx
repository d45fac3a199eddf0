import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import TicketForms from './TicketForms';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize({height: 300});
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
const finish = () => act(async () => jest.advanceTimersByTime(1_000));
const note = () => screen.getByLabelText('Note', {selector: 'textarea'});
const form = (ticket: number) => screen.queryByLabelText(`Ticket ${ticket}`);

async function write(text: string) {
  await user.click(note());
  await user.paste(text);
}

test('saves the form of a row, closes it, and focuses the row', async () => {
  render(<TicketForms />);
  await write('Called the customer');
  await user.click(screen.getByRole('button', {name: 'Save'}));
  await finish();
  expect(form(48_000)).toBeNull();
  const cell = screen.getByText('Called the customer');
  expect(cell.closest('[role="row"]')).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('keeps a draft when another row opens, and discards it after Cancel', async () => {
  render(<TicketForms />);
  await write('Draft');
  await user.click(screen.getAllByLabelText('Expand')[0]!);
  expect(form(48_000)).toBeNull();
  expect(form(47_999)).toBeVisible();

  await user.click(screen.getAllByLabelText('Expand')[0]!);
  expect(note()).toHaveValue('Draft');
  await user.click(screen.getByRole('button', {name: 'Cancel'}));
  await user.click(screen.getAllByLabelText('Expand')[0]!);
  expect(note()).toHaveValue('');
});
