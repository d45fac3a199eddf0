import {configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import FormattedInvoices from './FormattedInvoices';
import {formatFileSize, formatRelativeDay} from './FormattedInvoices/formats';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});

// jsdom has no layout, but the grid needs a size.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
});

/** Returns the texts of the first three cells of a column. */
const cellsOf = (field: string) =>
  Array.from(
    document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`),
    (cell) => cell.textContent,
  ).slice(0, 3);

test('formats the values of the cells', () => {
  render(<FormattedInvoices />);
  expect(cellsOf('amount')).toEqual(['$6,603.03', '$4,692.03', '$4,967.06']);
  expect(cellsOf('discount')).toEqual(['0%', '2.5%', '5%']);
  expect(cellsOf('due')).toEqual(['3 months ago', '7 months ago', '2 months ago']);
  expect(cellsOf('pdf')).toEqual(['No file', 'No file', '75.4 kB']);
});

test('sorts by the values, not by the formatted strings', async () => {
  render(<FormattedInvoices />);
  await user.click(screen.getByRole('columnheader', {name: 'Amount'}));
  // As strings, '$1,096.49' would be the first.
  expect(cellsOf('amount')).toEqual(['$615.70', '$1,096.49', '$1,391.88']);
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 kB'],
  [2_400_000, '2.4 MB'],
  [12_345_000_000_000, '12,300 GB'],
])('formats a file of %d bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  ['tomorrow', new Date(2025, 2, 10)],
  ['today', new Date(2025, 2, 9)],
  ['yesterday', new Date(2025, 2, 8)],
  ['in 52 days', new Date(2025, 3, 30)],
  ['3 months ago', new Date(2024, 11, 9)],
])('formats a date as “%s”', (text, date) => {
  expect(formatRelativeDay(date, new Date(2025, 2, 9))).toBe(text);
});
