import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import WebsiteCharts from './WebsiteCharts';

beforeEach(() => stubChartLayout());

const getChart = (title: string) => screen.getByTitle(title).closest('svg')!;

/** Returns the shape that highlights a day, as the position of its left edge. */
function getHighlight(title: string) {
  const band = getChart(title).querySelector('.MuiChartsAxisHighlight-root')!;
  return /^M (\S+)/.exec(band.getAttribute('d')!)![1];
}

const TITLES = ['Website visitors by day', 'Revenue by day'];

test.each(TITLES)(
  'highlights the day under the pointer in both charts: %s',
  (title) => {
    render(<WebsiteCharts />);
    expect(screen.getByText(/^Jan 1: /)).toBeVisible();
    const before = getHighlight('Revenue by day');
    pointAt(getChart(title), 0.95);
    expect(screen.getByText(/^Jan 28: \d,\d+ visitors, \$\d,\d+$/)).toBeVisible();
    expect(getHighlight('Revenue by day')).not.toBe(before);
    expect(getHighlight('Website visitors by day')).toBe(
      getHighlight('Revenue by day'),
    );

    // The last day remains when the pointer leaves.
    fireEvent.pointerLeave(getChart(title));
    expect(screen.getByText(/^Jan 28: /)).toBeVisible();
  },
);

test('moves the highlight with the keyboard, and announces the values', async () => {
  render(<WebsiteCharts />);
  const before = getHighlight('Revenue by day');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const slider = screen.getByRole('slider', {name: 'Day'});
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Jan 3: /));
  expect(screen.getByText(/^Jan 3: /)).toBeVisible();
  expect(getHighlight('Revenue by day')).not.toBe(before);
});
