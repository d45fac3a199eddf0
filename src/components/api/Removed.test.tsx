import {render, screen, within} from '@testing-library/react';
import {RemovedList, RemovedTable} from './Removed';

test('the appendix of a guide lists the kind, replacement, and codemod of each name', () => {
  const legend = {kind: 'prop', name: 'legend', removedIn: '8.0'} as const;
  const owners = ['BarChart', 'LineChart', 'PieChart', 'Heatmap'];
  render(
    <RemovedTable
      data={{
        area: 'charts',
        from: 'v7',
        removed: [
          {...legend, use: '`slotProps.legend`', codemod: 'v8.0.0/charts/x', owners},
          {...legend, use: '`sx`', owners: ['Gauge']},
          {kind: 'path', name: '@mui/x-charts/Old', removedIn: '8.0'},
        ],
      }}
    />,
  );
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first).toHaveAttribute('id', 'removed-prop-legend');
  expect(first).toHaveTextContent('BarChart, LineChart, PieChart +1');
  expect(within(first!).getByText('slotProps.legend')).toBeVisible();
  expect(within(first!).getByText('v8.0.0/charts/x')).toBeVisible();
  expect(second).toHaveAttribute('id', 'removed-prop-legend-2');
  expect(third).toHaveTextContent('Import path');
});

test('a page lists its removed names in a disclosure, with their former row ids', () => {
  render(
    <RemovedList
      page="DataGrid"
      removed={[
        {kind: 'prop', name: 'rowsPerPageOptions', removedIn: '6', use: '`pageSizeOptions`'},
        {kind: 'method', name: 'resize', removedIn: '8.0'},
      ]}
    />,
  );
  expect(screen.getByText('2 removed names and their replacements')).toBeVisible();
  const row = document.getElementById('data-grid-prop-rowsPerPageOptions');
  expect(row).toHaveTextContent('rowsPerPageOptions Prop, removed in v6pageSizeOptions');
  expect(document.getElementById('data-grid-property-resize')).toHaveTextContent('8.0');
});
