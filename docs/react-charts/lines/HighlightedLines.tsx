import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function HighlightedLines() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: night.hours}]}
      series={[
        {
          data: night.dome,
          label: 'Dome',
          showMark: false,
          highlightScope: {highlight: 'series', fade: 'global'},
        },
        {data: night.outside, label: 'Outside', showMark: false, disableHighlight: true},
      ]}
      height={300}
    />
    // #endregion
  );
}
