import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import CountryCharts from './CountryCharts';

beforeEach(() => stubChartLayout());

/** Returns the largest dollar amount at the ticks of each chart. */
const getScales = () =>
  screen.getAllByRole('figure').map((figure) => {
    const ticks = [...figure.querySelectorAll('.MuiChartsAxis-directionY text')];
    return ticks.at(-1)!.textContent;
  });

test('gives all charts the same scale, which includes all values', () => {
  render(<CountryCharts />);
  expect(screen.getByText('Japan')).toBeVisible();
  expect(getScales()).toEqual(Array(6).fill('$100K'));
});

test('compares charts with their own scales on request', async () => {
  render(<CountryCharts />);
  await userEvent.click(screen.getByRole('switch', {name: 'Same scale in all charts'}));
  expect(new Set(getScales()).size).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('switch', {name: 'Same scale in all charts'}));
  expect(getScales()).toEqual(Array(6).fill('$100K'));
});
