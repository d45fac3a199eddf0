import {BarChart} from '@mui/x-charts/BarChart';
import {energy} from '../data/energy';

export default function GridLines() {
  return (
    // #region preview
    <BarChart
      title="Solar power by month"
      dataset={energy}
      grid={{horizontal: true}}
      xAxis={[{dataKey: 'month', disableLine: true, disableTicks: true}]}
      yAxis={[{label: 'Electricity (GWh)', disableLine: true, disableTicks: true}]}
      series={[{dataKey: 'solar', label: 'Solar'}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
