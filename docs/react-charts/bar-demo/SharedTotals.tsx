import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const percent = (share: number) => `${Math.round(share * 100)}%`;
const tickets = (value: number | null) => `${value} tickets`;

const yAxis = [{label: 'Share of tickets', width: 70, valueFormatter: percent}];
const shared = {
  stack: 'all',
  stackOffset: 'expand',
  valueFormatter: tickets,
} as const;
const series: BarChartProps['series'] = [
  {data: [387, 329, 300, 288], label: 'Email', ...shared},
  {data: [193, 233, 260, 307], label: 'Chat', ...shared},
  {data: [113, 101, 93, 86], label: 'Phone', ...shared},
];
// #endregion

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];

export default function SharedTotals() {
  return (
    <BarChart
      title="Share of support tickets by channel and quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
