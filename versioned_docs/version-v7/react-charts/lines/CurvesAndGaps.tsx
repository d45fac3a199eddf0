import {LineChart} from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7];

export default function CurvesAndGaps() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: days, label: 'Night'}]}
      series={[
        {data: [4, 6, null, null, 5, 7, 6], label: 'Gap', curve: 'linear'},
        {
          data: [2, 3, null, null, 4, 3, 2],
          label: 'Connected',
          connectNulls: true,
          curve: 'stepAfter',
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
