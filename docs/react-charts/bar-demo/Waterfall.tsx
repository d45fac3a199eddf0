import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const changes = [
  {step: 'Shop', change: 186},
  {step: 'Cafés', change: 54},
  {step: 'Flour', change: -61},
  {step: 'Wages', change: -92},
  {step: 'Rent', change: -24},
  {step: 'Ovens', change: -19},
];

/** One row per bar: `floor` is the transparent bar below it. */
const rows = [...changes, {step: 'Profit', change: 0}].map(({step, change}, index) => {
  const before = changes.slice(0, index).reduce((sum, row) => sum + row.change, 0);
  return {
    step,
    floor: change === 0 ? 0 : Math.min(before, before + change),
    earned: change > 0 ? change : null,
    spent: change < 0 ? -change : null,
    profit: change === 0 ? before : null,
  };
});

const euros = (value: number | null) =>
  value === null ? null : `€${(value * 100).toLocaleString('en')}`;

export default function Waterfall() {
  return (
    <BarChart
      title="Income, costs and profit of a bakery"
      dataset={rows}
      xAxis={[{dataKey: 'step', categoryGapRatio: 0.1, tickLabelStyle: {fontSize: 11}}]}
      yAxis={[
        {
          label: 'Amount (€)',
          width: 80,
          valueFormatter: (value: number) => euros(value) ?? '',
        },
      ]}
      grid={{horizontal: true}}
      series={[
        {
          dataKey: 'floor',
          stack: 'sum',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          dataKey: 'earned',
          stack: 'sum',
          label: 'Income',
          color: '#3f9d67',
          valueFormatter: euros,
        },
        {
          dataKey: 'spent',
          stack: 'sum',
          label: 'Costs',
          color: '#d1495b',
          valueFormatter: euros,
        },
        {
          dataKey: 'profit',
          stack: 'sum',
          label: 'Profit',
          color: '#4b7bec',
          valueFormatter: euros,
        },
      ]}
      borderRadius={4}
      height={300}
    />
  );
}
// #endregion
