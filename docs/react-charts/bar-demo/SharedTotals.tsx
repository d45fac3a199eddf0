import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const gigawattHours = (value: number | null) => `${value} GWh`;

export default function SharedTotals() {
  return (
    <BarChart
      title="Share of each source in the electricity of a quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[
        {
          label: 'Share of electricity',
          width: 70,
          valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
        },
      ]}
      series={[
        {
          data: [387, 229, 200, 388],
          label: 'Wind',
          stack: 'all',
          stackOffset: 'expand',
          valueFormatter: gigawattHours,
        },
        {
          data: [193, 333, 220, 207],
          label: 'Hydro',
          stack: 'all',
          valueFormatter: gigawattHours,
        },
        {
          data: [113, 341, 333, 86],
          label: 'Solar',
          stack: 'all',
          valueFormatter: gigawattHours,
        },
      ]}
      height={300}
    />
  );
}
// #endregion
