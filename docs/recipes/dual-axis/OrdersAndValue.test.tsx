import {render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import OrdersAndValue from './OrdersAndValue';

beforeEach(() => stubChartLayout());

const getChart = () => screen.getByTitle(/^Orders, and/).closest('svg')!;

function getAxis(name: string) {
  const label = [...getChart().querySelectorAll('text')].find(
    ({textContent}) => textContent === name,
  );
  return label!.closest<SVGGElement>('.MuiChartsAxis-root')!;
}

test('names both axes, and gives each its own ticks', () => {
  render(<OrdersAndValue />);
  expect(getAxis('Orders')).toHaveTextContent('0200400600');
  expect(getAxis('Average order value in USD')).toHaveTextContent('0306090');
});

test('colors each axis like its series', () => {
  render(<OrdersAndValue />);
  const bar = getChart().querySelector('.MuiBarElement-root')!;
  const line = getChart().querySelector('.MuiLineElement-root')!;
  const colors = ['Orders', 'Average order value in USD'].map((name) => {
    const axisLine = getAxis(name).querySelector('.MuiChartsAxis-line')!;
    return getComputedStyle(axisLine).getPropertyValue('stroke');
  });
  expect(colors).toEqual([bar.getAttribute('fill'), line.getAttribute('stroke')]);
  expect(new Set(colors).size).toBe(2);
});

test('shows both units in one tooltip', () => {
  render(<OrdersAndValue />);
  pointAt(getChart(), 0.5);
  expect(screen.getByRole('tooltip')).toHaveTextContent(
    /Orders\d+Average order value\$\d\d\.\d\d/,
  );
});
