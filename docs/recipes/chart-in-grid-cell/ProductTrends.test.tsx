import {configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductTrends from './ProductTrends';

// Queries by role are slow in a grid, unless they skip the check for hidden elements.
configure({defaultHidden: true});

// jsdom has no layout, but the grid needs a size.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 420));
});

const getTrends = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="trend"]')].map(
    ({textContent}) => textContent,
  );

test('shows a chart and a number in each cell', () => {
  render(<ProductTrends />);
  const cells = document.querySelectorAll('[role="gridcell"][data-field="trend"]');
  expect(cells).toHaveLength(7);
  for (const cell of cells) {
    expect(cell.querySelector('svg .MuiLineElement-root')).toHaveAttribute('d');
    expect(cell).toHaveTextContent(/^[+-]\d+%$/);
  }
});

test('sorts by the trend', async () => {
  render(<ProductTrends />);
  const descending = ['+63%', '+50%', '+24%', '+3%', '-15%', '-25%', '-51%'];
  expect(getTrends()).toEqual(descending);

  const header = screen.getByRole('columnheader', {name: 'Trend in 8 weeks'});
  await userEvent.click(header);
  await userEvent.click(header);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(getTrends()).toEqual(descending.toReversed());
});
