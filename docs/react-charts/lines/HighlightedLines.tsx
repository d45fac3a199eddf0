import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

export default function HighlightedLines() {
  return (
    // #region preview
    <LineChart
      title="Electricity by source and month"
      dataset={energy}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {
          dataKey: 'wind',
          label: 'Wind',
          showMark: false,
          highlightScope: {highlight: 'series', fade: 'global'},
        },
        {dataKey: 'hydro', label: 'Hydro', showMark: false},
        {dataKey: 'solar', label: 'Solar', showMark: false, disableHighlight: true},
      ]}
      height={300}
    />
    // #endregion
  );
}
