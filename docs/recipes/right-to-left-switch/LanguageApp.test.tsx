import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LanguageApp from './LanguageApp';

test('switches the direction and the strings of the grid and the picker', async () => {
  render(<LanguageApp />);
  const grid = () => screen.getByRole('grid');
  expect(grid()).toHaveAccessibleName('חשבוניות');
  expect(grid().closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('group', {name: 'תאריך פירעון'})).toBeVisible();
  await userEvent.click(screen.getByRole('columnheader', {name: 'סכום'}));
  expect(screen.getByText('שורות בעמוד:')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', {name: 'English'}));
  expect(grid()).toHaveAccessibleName('Invoices');
  expect(grid().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('group', {name: 'Due date'})).toBeVisible();
  expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  expect(screen.queryByText('שורות בעמוד:')).toBeNull();
  expect(screen.getByRole('columnheader', {name: 'Total'})).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('mirrors the styles only in Hebrew', async () => {
  render(<LanguageApp />);
  const classes = () => [...screen.getByRole('grid').classList].join(' ');
  expect(classes()).toMatch(/(?:^| )rtl-/);
  await userEvent.click(screen.getByRole('button', {name: 'English'}));
  expect(classes()).toMatch(/(?:^| )ltr-/);
});
