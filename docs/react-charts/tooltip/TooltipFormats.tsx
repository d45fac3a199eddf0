import {BarChart} from '@mui/x-charts/BarChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';
import {branches} from '../data/library';

const count = new Intl.NumberFormat('en');

export default function TooltipFormats() {
  return (
    // #region preview
    <BarChart
      title="Library loans by branch, in a year"
      // {code: 'CEN', name: 'Central', loans: 48200}, the busiest branch first
      dataset={branches}
      xAxis={[
        {
          dataKey: 'code',
          valueFormatter: (code: string, {location}: AxisValueFormatterContext) => {
            const branch = branches.find((row) => row.code === code);
            return location === 'tooltip' ? `${branch?.name} (${code})` : code;
          },
        },
      ]}
      yAxis={[{label: 'Loans', width: 70}]}
      series={[
        {
          dataKey: 'loans',
          label: (location) => (location === 'tooltip' ? 'Loans in the year' : 'Loans'),
          valueFormatter: (value, {dataIndex}) =>
            value === null ? null : `${count.format(value)} (rank ${dataIndex + 1})`,
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
