import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function BareAxes() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{dataKey: 'season', disableTicks: true}]}
      yAxis={[{disableLine: true, disableTicks: true, tickLabelStyle: {fontSize: 11}}]}
      series={[{dataKey: 'island', label: 'Island'}]}
      height={280}
    />
    // #endregion
  );
}
