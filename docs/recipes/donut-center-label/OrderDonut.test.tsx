import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import OrderDonut from './OrderDonut';

beforeEach(() => stubChartLayout());

const getChart = () => screen.getByTitle('Share of orders by category').closest('svg')!;

test('shows the total in the center of the drawing area', () => {
  render(<OrderDonut />);
  const center = screen.getByText('1,248').closest('text')!;
  expect(center).toHaveTextContent('1,248orders');
  const pie = getChart().querySelector('.MuiPieArc-root')!.closest('g[transform]')!;
  expect(pie.getAttribute('transform')).toBe(
    `translate(${center.getAttribute('x')}, ${center.getAttribute('y')})`,
  );
});

test('shows the slice under the pointer', () => {
  render(<OrderDonut />);
  const slice = getChart().querySelectorAll('.MuiPieArc-root')[3]!;
  fireEvent.pointerEnter(slice);
  expect(getChart()).toHaveTextContent('11%Lighting');
  expect(slice).toHaveAttribute('data-highlighted', 'true');
  fireEvent.pointerLeave(slice);
  expect(screen.getByText('1,248')).toBeVisible();
});

test('shows the category that is selected in the legend with the keyboard', async () => {
  render(<OrderDonut />);
  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Furniture'})).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(getChart()).toHaveTextContent('30%Electronics');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Electronics: 372 of 1,248 orders',
  );
});

test('describes all shares', () => {
  render(<OrderDonut />);
  expect(getChart().querySelector('desc')).toHaveTextContent(
    'Furniture 35%, Electronics 30%, Accessories 24%, Lighting 11%',
  );
});
