import {fireEvent, render, screen} from '@testing-library/react';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import CustomToggle from './CustomToggle';

beforeEach(() => stubGridSize());

it('names the button after what it does next, and disables it for rows without a panel', async () => {
  render(<CustomToggle />);
  const [first, second] = await screen.findAllByRole('button', {
    name: 'Show the assignee',
  });
  expect(second).toBeDisabled();
  fireEvent.click(first!);
  expect(first).toHaveAccessibleName('Hide the assignee');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Assigned to Leila Khan')).toBeInTheDocument();
});
