import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import StockChart from './StockChart';

beforeEach(() => stubChartLayout());

/** Returns the distance of an element from the top of the chart. */
const top = (element: Element) => Number(element.getAttribute('y'));

function getZone() {
  const chart = screen
    .getByTitle('Stock of the Wireless mouse by week')
    .closest('svg')!;
  return chart.querySelector('rect[fill="#dc2626"]')!;
}

test('shows the threshold, the zone below it, and the weeks in the zone', () => {
  render(<StockChart />);
  expect(screen.getByText('Reorder at 100')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Below the reorder point: Sep 26, Oct 3, Oct 31.',
  );
  const zone = getZone();
  const axis = screen.getByText('0').closest('g')!;
  expect(Number(zone.getAttribute('height'))).toBeGreaterThan(20);
  expect(axis.getAttribute('transform')).toContain(
    `${top(zone) + Number(zone.getAttribute('height'))}`,
  );
});

test('moves the line and the zone to another threshold', async () => {
  render(<StockChart />);
  const before = top(getZone());
  await userEvent.click(screen.getByRole('button', {name: '150 pieces'}));
  expect(screen.getByText('Reorder at 150')).toBeVisible();
  expect(top(getZone())).toBeLessThan(before);
  expect(screen.getByRole('status')).toHaveTextContent('Sep 26, Oct 3, Oct 31.');

  await userEvent.click(screen.getByRole('button', {name: '75 pieces'}));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Below the reorder point: Oct 3\.$/,
  );
});
