import {Heatmap} from '@mui/x-charts-pro/Heatmap';

// #region preview
const routes = ['Island', 'Harbor', 'Night boat'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

// [index of the weekday, index of the route, minutes late]
const delays = [
  [0, 0, 4],
  [0, 1, 12],
  [0, 2, 7],
  [1, 0, 2],
  [1, 1, 9],
  [2, 0, 5],
  [2, 1, 11],
  [2, 2, 3],
  [3, 0, 8],
  [3, 1, 16],
  [4, 0, 19],
  [4, 1, 27],
  [4, 2, 14],
] as const;

export default function BasicHeatmap() {
  return (
    <Heatmap
      xAxis={[{data: weekdays}]}
      yAxis={[{data: routes, width: 75}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 30,
            color: ['#e3eefc', '#1d4f96'],
          },
        },
      ]}
      series={[{data: delays, label: 'Minutes late'}]}
      height={240}
    >
      <title>Average delay by route and weekday, in minutes</title>
    </Heatmap>
  );
}
// #endregion
