import {BarChart, barLabelClasses, type BarChartProps} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], label: 'Quarter'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

// #region preview
const series = [{data: [62, 158, 197, 263], label: 'Online', color: '#4db6ac'}];

// Shows no label on bars that are too small.
const barLabel: BarChartProps['barLabel'] = ({value}, {bar}) =>
  value && bar.height > 60 ? `$${value}K` : null;

const styles = {[`& .${barLabelClasses.root}`]: {fill: '#000'}};

// <BarChart series={series} barLabel={barLabel} sx={styles} height={300} … />
// #endregion

export default function ValueLabels() {
  return (
    <BarChart
      hideLegend
      title="Online revenue by quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel={barLabel}
      sx={styles}
      height={300}
    />
  );
}
