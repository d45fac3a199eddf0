import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import CustomNoResults from './CustomNoResults';

beforeEach(() => stubGridSize());

it('shows the rows when users clear the search by keyboard, and moves the focus to them', async () => {
  render(<CustomNoResults />);
  const button = await screen.findByRole('button', {name: 'Clear the search'});
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('gridcell', {name: 'Standing desk'})).toHaveFocus();
});
