import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const euros = new Intl.NumberFormat('de-DE', {style: 'currency', currency: 'EUR'});
const thousands = new Intl.NumberFormat('de-DE');
const month = new Intl.DateTimeFormat('de-DE', {month: 'short'});

const data = [new Date(2025, 0), new Date(2025, 1), new Date(2025, 2)];
const xAxis = [{data, valueFormatter: (date: Date) => month.format(date)}];
const yAxis = [
  {label: 'Umsatz (€)', width: 75, valueFormatter: (v: number) => thousands.format(v)},
];
const series = [
  {
    data: [14250.5, 15830, 17920.75],
    label: 'Online',
    valueFormatter: (v: number | null) => (v === null ? '–' : euros.format(v)),
  },
];
// #endregion

export default function GermanNumbers() {
  return (
    <BarChart
      title="Umsatz 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}
