import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function ColorByCategory() {
  return (
    // #region preview
    <BarChart
      title="Passengers of the island route by season"
      dataset={seasons}
      xAxis={[
        {
          dataKey: 'season',
          colorMap: {
            type: 'ordinal',
            values: ['Winter', 'Spring', 'Summer', 'Autumn'],
            colors: ['#5b8def', '#57b97b', '#e6b325', '#d9793f'],
          },
        },
      ]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[{dataKey: 'island', label: 'Island'}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
