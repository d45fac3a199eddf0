import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

// #region preview
const series = [
  {data: [61, 66, 72, 89], label: 'Stores', stack: 'all', color: '#7fb2f0'},
  {data: [6, 15, 31, 38], label: 'Partners', stack: 'all', color: '#f2b45f'},
];

const barLabel: BarChartProps['barLabel'] = ({value}, {bar}) => {
  if (value === null || bar.height < 24) {
    return null;
  }
  return value > 70 ? `${value} (high)` : `${value}`;
};

const sx = {'& .MuiBarLabel-root': {fill: '#10243d', fontWeight: 600}};
// #endregion

export default function BarLabels() {
  return (
    <BarChart
      title="Revenue by quarter, with labels"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel={barLabel}
      sx={sx}
      height={300}
    />
  );
}
