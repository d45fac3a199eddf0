import {configure, render, screen, within} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import StockLevels from './StockLevels';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});

// jsdom has no layout, but the grid needs a size.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
});

const cell = (field: string) =>
  document.querySelector<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)!;

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

test('shows the level of the stock as a word, an icon, and a color', async () => {
  render(<StockLevels />);
  const stock = screen.getByRole('columnheader', {name: 'Stock'});

  await user.click(stock);
  expect(cell('stock')).toHaveTextContent(/^25$/);
  expect(cell('level')).toHaveTextContent('Reorder');
  const icon = within(cell('level')).getByTestId('ErrorOutlineIcon');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  const red = backgroundOf(cell('level'));

  await user.click(stock);
  expect(cell('level')).toHaveTextContent('Enough');
  expect(within(cell('level')).getByTestId('CheckIcon')).toBeVisible();
  expect(red).toBe('rgba(211, 47, 47, 0.16)');
  expect(backgroundOf(cell('level'))).toBe('rgba(46, 125, 50, 0.16)');
});

test('fills the bar with the share of the stock', async () => {
  render(<StockLevels />);
  const stock = screen.getByRole('columnheader', {name: 'Stock'});
  await user.click(stock);
  await user.click(stock);
  const number = Number(cell('stock').textContent);
  const bar = cell('stock').querySelector('[style*="width"]');
  expect(number).toBeGreaterThan(400);
  expect(bar).toHaveStyle({width: `${(number / 480) * 100}%`});
});
