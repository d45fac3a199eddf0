import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const ages = ['0–14', '15–29', '30–44', '45–59', '60–74', '75+'];
const women = [7.1, 8.4, 9.6, 10.8, 9.3, 6.2];
const men = [7.5, 8.8, 9.7, 10.5, 8.2, 3.9].map((share) => -share);

const percent = (value: number | null) => `${Math.abs(value ?? 0)}%`;
const label = 'Share of the population';

const yAxis = [
  {data: ages, reverse: true, width: 80, label: 'Age', categoryGapRatio: 0.1},
];
const xAxis = [{min: -12, max: 12, valueFormatter: percent, label}];
const series = [
  {data: men, stack: 'age', label: 'Men', valueFormatter: percent},
  {data: women, stack: 'age', label: 'Women', valueFormatter: percent},
];
// <BarChart layout="horizontal" xAxis={xAxis} yAxis={yAxis} series={series} … />
// #endregion

export default function Population() {
  return (
    <BarChart
      title="Population of a city by age group and sex"
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
