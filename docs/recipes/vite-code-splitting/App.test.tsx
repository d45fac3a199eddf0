import {configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {createRunner} from '@site/tests/stubs/runListings';

// Compiling a product for the first time takes longer than the default of one second.
configure({asyncUtilTimeout: 60_000});

const run = createRunner('vite-code-splitting');

test('loads each page when its tab is pressed', async () => {
  const user = userEvent.setup();
  const {App} = run<{App: ComponentType}>('src/App.tsx');
  render(<App />);
  expect(screen.getByText('Select a page.')).toBeVisible();
  await user.click(screen.getByRole('tab', {name: 'Orders'}));
  expect(await screen.findByRole('gridcell', {name: 'Cedar Health'})).toBeVisible();
  await user.click(screen.getByRole('tab', {name: 'Revenue'}));
  expect(await screen.findByText('Revenue', {selector: 'title'})).toBeInTheDocument();
  await user.click(screen.getByRole('tab', {name: 'Schedule'}));
  expect(await screen.findByRole('group', {name: 'Delivery'})).toBeVisible();
});
