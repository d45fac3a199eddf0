import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [
  {
    data: ['Engineering', 'Customer support', 'Sales', 'Marketing', 'Human resources'],
    height: 95,
    tickLabelStyle: {angle: -40},
  },
];
const yAxis = [{label: 'Employees', labelStyle: {fontWeight: 700, fontSize: 12}}];
const series = [{data: [84, 31, 56, 27, 12], label: 'Employees'}];
// <BarChart xAxis={xAxis} yAxis={yAxis} series={series} … />
// #endregion

export default function TurnedLabels() {
  return (
    <BarChart
      title="Employees by department"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={340}
    />
  );
}
