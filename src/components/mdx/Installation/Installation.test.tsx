import {act, fireEvent, render, screen} from '@testing-library/react';
import type {InstallationData} from '../../../../site/packages/shared';
import {getTabStore} from '../Code/tabStore';
import {Installation} from './Installation';
import {dateLibraryStore} from '../../../settings/dateLibraryStore';
import {planStore} from './installationStores';

const grid: InstallationData = {
  plans: [
    {plan: 'community', name: '@mui/x-data-grid', version: '8.12.1'},
    {plan: 'pro', name: '@mui/x-data-grid-pro', version: '8.12.1'},
    {plan: 'premium', name: '@mui/x-data-grid-premium', version: '8.12.1'},
  ],
};
const pickers: InstallationData = {
  plans: [
    {plan: 'community', name: '@mui/x-date-pickers', version: '8.12.0'},
    {plan: 'pro', name: '@mui/x-date-pickers-pro', version: '8.12.0'},
  ],
  dateLibraries: [
    {name: 'dayjs', version: '1.11.23'},
    {name: 'luxon', version: '3.7.2'},
  ],
};

beforeEach(() => {
  act(() => {
    planStore.set('');
    dateLibraryStore.set('');
    getTabStore('package-manager').set('npm');
  });
});

const readCommand = (manager: string) =>
  screen.getByRole('tabpanel', {name: manager}).querySelector('code')!.textContent;

it('offers the commands of three package managers, at the documented version', () => {
  render(<Installation data={grid} />);
  expect(readCommand('npm')).toBe('npm install @mui/x-data-grid@8.12.1');
  expect(readCommand('pnpm')).toBe('pnpm add @mui/x-data-grid@8.12.1');
  expect(readCommand('yarn')).toBe('yarn add @mui/x-data-grid@8.12.1');
  expect(screen.getByRole('group', {name: 'Plan'})).toBeInTheDocument();
});

it('stores the plan for every page, and falls back to the highest plan of the product', () => {
  const {unmount} = render(<Installation data={grid} />);
  fireEvent.click(screen.getByRole('radio', {name: 'Premium'}));
  expect(readCommand('npm')).toBe('npm install @mui/x-data-grid-premium@8.12.1');
  expect(localStorage.getItem('docs-installation-plan')).toBe('premium');
  unmount();
  render(<Installation data={pickers} />);
  expect(screen.getByRole('radio', {name: 'Pro'})).toBeChecked();
  expect(screen.queryByRole('radio', {name: 'Premium'})).toBeNull();
  expect(planStore.get()).toBe('premium');
});

it('adds the date library to the command of pickers and stores it', () => {
  // A library that isn't available here.
  act(() => dateLibraryStore.set('moment-hijri'));
  render(<Installation data={pickers} />);
  expect(readCommand('npm')).toBe('npm install @mui/x-date-pickers@8.12.0 dayjs@1.11.23');
  fireEvent.click(screen.getByRole('radio', {name: 'luxon'}));
  expect(readCommand('yarn')).toBe('yarn add @mui/x-date-pickers@8.12.0 luxon@3.7.2');
  expect(localStorage.getItem('docs-installation-date-library')).toBe('luxon');
});

it('has no controls if there is nothing to choose', () => {
  render(<Installation data={{plans: grid.plans.slice(0, 1)}} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
