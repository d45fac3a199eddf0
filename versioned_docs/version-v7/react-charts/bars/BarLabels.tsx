import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function BarLabels() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={[
        {id: 'harbor', dataKey: 'harbor', label: 'Harbor', stack: 'all'},
        {id: 'night', dataKey: 'night', label: 'Night boat', stack: 'all'},
      ]}
      barLabel={({value}, {bar}) => (bar.height > 24 ? `${value} k` : null)}
      height={300}
    />
    // #endregion
  );
}
