import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import OrderHistogram from './OrderHistogram';
import {createBins} from './OrderHistogram/createBins';

beforeEach(() => stubChartLayout());

test('counts a value at an edge in the upper bin, and keeps empty bins', () => {
  expect(createBins([100, 150, 199.99, 200, 450], 100)).toEqual([
    {start: 100, end: 200, count: 3},
    {start: 200, end: 300, count: 1},
    {start: 300, end: 400, count: 0},
    {start: 400, end: 500, count: 1},
  ]);
});

test('counts negative values', () => {
  expect(createBins([-50, -1, 0], 50)).toEqual([
    {start: -50, end: 0, count: 2},
    {start: 0, end: 50, count: 1},
  ]);
});

test('shows the bins in the chart, and changes their width', async () => {
  render(<OrderHistogram />);
  const chart = screen.getByTitle('Orders by order total').closest('svg')!;
  const summary = screen.getByRole('status');
  pointAt(chart, 0.13);
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip).toHaveTextContent('From $0 to under $1,000');
  const count = /Orders(\d+)/.exec(tooltip.textContent)![1];
  expect(summary).toHaveTextContent(
    `Most orders (${count} of 300) cost $0 to under $1,000.`,
  );

  await userEvent.click(screen.getByRole('button', {name: '$2,000'}));
  expect(summary).toHaveTextContent('cost $0 to under $2,000.');
  expect(screen.getByText('$6,000')).toBeVisible();
});
