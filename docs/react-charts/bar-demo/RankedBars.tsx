import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const products = ['Office chair', 'Standing desk', 'Desk lamp', 'Bookcase', 'Footrest'];
const series = [{data: [412, 268, 201, 96, 38], label: 'Units', color: '#2f5fd0'}];

const xAxis: BarChartProps['xAxis'] = [{position: 'none', domainLimit: 'strict'}];
const yAxis = [{data: products, width: 110, disableLine: true, disableTicks: true}];

// No label on bars that are too short for it.
const barLabel: BarChartProps['barLabel'] = ({value}, {bar}) =>
  bar.width > 40 ? String(value) : null;
const sx = {'& .MuiBarLabel-root': {fill: '#fff', fontWeight: 600}};
// <BarChart layout="horizontal" barLabel={barLabel} sx={sx} … />
// #endregion

export default function RankedBars() {
  return (
    <BarChart
      title="Units sold in a month by product"
      hideLegend
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel={barLabel}
      borderRadius={4}
      sx={sx}
      height={260}
    />
  );
}
