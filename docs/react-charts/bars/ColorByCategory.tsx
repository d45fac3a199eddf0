import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function ColorByCategory() {
  return (
    // #region preview
    <BarChart
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
      series={[{dataKey: 'island'}]}
      height={300}
    />
    // #endregion
  );
}
