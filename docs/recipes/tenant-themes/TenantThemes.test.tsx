import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TenantThemes from './TenantThemes';

const variable = (name: string) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--tenant-${name}`)
    .trim();

test('changes the colors and corners with the tenant', async () => {
  render(<TenantThemes />);
  expect(variable('palette-primary-main')).toBe('#00695c');
  expect(variable('shape-borderRadius')).toBe('2px');
  await userEvent.click(screen.getByRole('combobox', {name: 'Tenant'}));
  await userEvent.click(screen.getByRole('option', {name: 'Elmont Bank'}));
  expect(variable('palette-primary-main')).toBe('#6a1b9a');
  expect(variable('shape-borderRadius')).toBe('12px');
});

test('changes the mode of the tenant only', async () => {
  render(<TenantThemes />);
  await userEvent.click(screen.getByRole('button', {name: 'Use dark mode'}));
  expect(document.documentElement).toHaveAttribute('data-tenant-mode', 'dark');
  expect(variable('palette-primary-main')).toBe('#80cbc4');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', {name: 'Use light mode'}));
  expect(variable('palette-primary-main')).toBe('#00695c');
});
