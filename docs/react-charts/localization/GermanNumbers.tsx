import {BarChart} from '@mui/x-charts/BarChart';
import {visits} from '../data/observatory';

const count = new Intl.NumberFormat('de-DE');
const year = new Intl.DateTimeFormat('de-DE', {year: 'numeric'});

export default function GermanNumbers() {
  return (
    // #region preview
    <BarChart
      dataset={visits}
      xAxis={[{dataKey: 'year', valueFormatter: (date: Date) => year.format(date)}]}
      yAxis={[{width: 60, valueFormatter: (value: number) => count.format(value)}]}
      series={[
        {
          dataKey: 'evenings',
          label: 'Offene Abende',
          valueFormatter: (value) => (value === null ? '–' : `${count.format(value)} Gäste`),
        },
      ]}
      height={280}
    />
    // #endregion
  );
}
