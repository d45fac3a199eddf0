import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import FormPanel from './FormPanel';

beforeEach(() => stubGridSize());

it('updates the row and moves the focus to it when users save the form by keyboard', async () => {
  render(<FormPanel />);
  const field = await screen.findByRole('textbox', {name: 'Name'});
  await userEvent.type(field, 'g{Enter}');
  const cell = screen.getByRole('gridcell', {name: 'Maya Cheng'});
  await waitFor(() => expect(cell).toHaveFocus());
  expect(field).not.toBeInTheDocument();
});
