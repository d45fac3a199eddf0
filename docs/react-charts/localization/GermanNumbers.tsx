import {BarChart} from '@mui/x-charts/BarChart';
import {visits} from '../data/observatory';

// #region preview
const count = new Intl.NumberFormat('de-DE');
const year = new Intl.DateTimeFormat('de-DE', {year: 'numeric'});

export default function GermanNumbers() {
  return (
    <BarChart
      title="Gäste der Sternwarte an offenen Abenden"
      // {year: new Date(2016, 0, 1), evenings: 3480}
      dataset={visits}
      xAxis={[{dataKey: 'year', valueFormatter: (date: Date) => year.format(date)}]}
      yAxis={[
        {
          label: 'Gäste',
          width: 70,
          valueFormatter: (value: number) => count.format(value),
        },
      ]}
      series={[
        {
          dataKey: 'evenings',
          label: 'Offene Abende',
          valueFormatter: (value) =>
            value === null ? '–' : `${count.format(value)} Gäste`,
        },
      ]}
      height={280}
    />
  );
}
// #endregion
