import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

export default function KeyboardLines() {
  return (
    // #region preview
    <LineChart
      enableKeyboardNavigation
      title="Electricity by source and month"
      desc="Wind peaks in December at 148 GWh, solar in July at 134 GWh."
      dataset={energy}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {dataKey: 'wind', label: 'Wind'},
        {dataKey: 'solar', label: 'Solar'},
      ]}
      height={300}
    />
    // #endregion
  );
}
