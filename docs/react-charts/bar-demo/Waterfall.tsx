import {BarChart} from '@mui/x-charts/BarChart';

const steps = ['Sales', 'Fees', 'Goods', 'Pay', 'Rent', 'Ads', 'Profit'];

const dollars = (value: number | null) =>
  value === null ? null : `$${value.toLocaleString('en-US')},000`;

// #region preview
const changes = [186, 54, -61, -92, -24, -19]; // $1,000
const sumBefore = (step: number) =>
  changes.slice(0, step).reduce((sum, change) => sum + change, 0);

const income = changes.map((change) => (change > 0 ? change : null));
const costs = changes.map((change) => (change < 0 ? -change : null));
const profit = [...changes.map(() => null), sumBefore(changes.length)];
// The transparent bar below each step: [0, 186, 179, 87, 63, 44]
const base = changes.map((_, step) => Math.min(sumBefore(step), sumBefore(step + 1)));

const series = [
  {data: base, stack: 'sum', color: 'transparent', valueFormatter: () => null},
  {data: income, stack: 'sum', label: 'Income', color: '#3f9d67'},
  {data: costs, stack: 'sum', label: 'Costs', color: '#d1495b'},
  {data: profit, stack: 'sum', label: 'Profit', color: '#4b7bec'},
].map((item) => ({valueFormatter: dollars, ...item})); // dollars(186) is '$186,000'.
// #endregion

const xAxis = [{data: steps, categoryGapRatio: 0.1, tickLabelStyle: {fontSize: 11}}];
const yAxis = [{label: 'Amount ($1,000)', width: 60}];

export default function Waterfall() {
  return (
    <BarChart
      title="Income, costs, and profit of a store in a year"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={{horizontal: true}}
      borderRadius={4}
      height={300}
    />
  );
}
