import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
function formatDownloads(value: number, context: AxisValueFormatterContext) {
  if (context.location === 'tick' && context.defaultTickLabel === '') {
    return ''; // keeps the tick, without a label
  }
  return value >= 1000 ? `${value / 1000}k` : String(value);
}

export default function LogTicks() {
  return (
    <LineChart
      hideLegend
      xAxis={[
        {
          data: [1, 2, 3, 4, 5, 6, 7, 8],
          label: 'Weeks since the release',
          tickMinStep: 1,
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          valueFormatter: formatDownloads,
          label: 'Downloads a week',
          width: 65,
        },
      ]}
      series={[{data: [12, 40, 180, 650, 1900, 4100, 7200, 9800], label: 'Downloads'}]}
      height={300}
      title="Downloads a week since the release, on a logarithmic scale"
    />
  );
}
// #endregion
