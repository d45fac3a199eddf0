import {render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import RevenueTooltip from './RevenueTooltip';

beforeEach(() => stubChartLayout());

const chart = () =>
  screen.getByTitle('Revenue by month and sales channel').closest('svg')!;

test('formats the ticks', () => {
  render(<RevenueTooltip />);
  expect(screen.getByText('Jan')).toBeVisible();
  expect(screen.getByText('$400K')).toBeVisible();
});

test('shows formatted values, their total, and the change in the tooltip', () => {
  render(<RevenueTooltip />);
  pointAt(chart(), 0.95);
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip).toHaveTextContent('June 2025');
  expect(tooltip).toHaveTextContent('Partners$52,380');
  expect(tooltip).toHaveTextContent('Total $422,220');
  expect(tooltip).toHaveTextContent('+7% from the month before');
});

test('omits missing values', () => {
  render(<RevenueTooltip />);
  pointAt(chart(), 0.15);
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip).toHaveTextContent('January 2025');
  expect(tooltip).toHaveTextContent('Total $303,350');
  expect(tooltip).not.toHaveTextContent('Partners');
  expect(tooltip).not.toHaveTextContent('from the month before');
});
