import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import StockCount from './StockCount';

beforeEach(() => stubGridSize());

/** Returns the cell of a column in one of the eight rows, the first of which is 1. */
function cell(row: number, field: string): HTMLElement {
  const cells = within(screen.getAllByRole('row')[row]!).getAllByRole('gridcell');
  return cells.find(({dataset}) => dataset.field === field)!;
}

test('counts a column: type a number, and press Enter to move down', async () => {
  render(<StockCount />);
  await userEvent.click(cell(1, 'counted'));
  await userEvent.keyboard('12{Enter}');
  expect(cell(2, 'counted')).toHaveFocus();
  await userEvent.keyboard('7{Enter}{Enter}');
  expect(cell(4, 'counted')).toHaveFocus();
  expect(cell(1, 'counted')).toHaveTextContent('12');
  expect(cell(2, 'counted')).toHaveTextContent('7');
  expect(cell(3, 'counted')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 8 counted');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell(3, 'counted')).toHaveFocus();
});

test('fills in rows: Tab skips read-only cells, and continues in the next row', async () => {
  render(<StockCount />);
  await userEvent.click(cell(1, 'counted'));
  await userEvent.keyboard('12{Tab}');
  expect(cell(1, 'note')).toHaveFocus();
  await userEvent.keyboard('Two damaged{Tab}');
  expect(cell(2, 'counted')).toHaveFocus();
  expect(cell(1, 'counted')).toHaveTextContent('12');
  expect(cell(1, 'note')).toHaveTextContent('Two damaged');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(cell(1, 'note')).toHaveFocus();
});

test('edits the existing value after F2, and discards changes after Escape', async () => {
  render(<StockCount />);
  await userEvent.click(cell(1, 'note'));
  await userEvent.keyboard('Open{Enter}{ArrowUp}{F2}');
  await userEvent.keyboard(' box{Enter}');
  expect(cell(1, 'note')).toHaveTextContent('Open box');
  await userEvent.keyboard('{ArrowUp}Lost{Escape}');
  expect(cell(1, 'note')).toHaveTextContent('Open box');
});

test('lets Tab leave the grid after the last cell', async () => {
  render(
    <>
      <StockCount />
      <button type="button">Save</button>
    </>,
  );
  await userEvent.click(cell(8, 'note'));
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button', {name: 'Save'})).toHaveFocus();
});
