import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

export default function SharedTotals() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{valueFormatter: (share: number) => `${Math.round(share * 100)}%`, width: 55}]}
      series={routes.map((route) => ({
        ...route,
        stack: 'all',
        stackOffset: 'expand',
        valueFormatter: (value) => `${value} thousand`,
      }))}
      height={300}
    />
    // #endregion
  );
}
