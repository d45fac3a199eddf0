import {LineChart} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

export default function BasicArea() {
  return (
    // #region preview
    <LineChart
      dataset={visits}
      hideLegend
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date) => String(date.getFullYear()),
        },
      ]}
      yAxis={[{width: 55}]}
      series={[{dataKey: 'members', label: 'Members', area: true, showMark: false}]}
      height={300}
    />
    // #endregion
  );
}
