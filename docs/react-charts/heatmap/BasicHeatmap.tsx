import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const colorMap = {
  type: 'continuous' as const,
  min: 0,
  max: 60,
  color: ['#e3eefc', '#1d4f96'] as const,
};
const zAxis = [{colorMap}];

// #region preview
const xAxis = [{data: ['Mon', 'Tue', 'Wed']}];
const yAxis = [{data: ['Email', 'Chat', 'Phone']}];

// [index of the weekday, index of the channel, tickets]
const data = [
  [0, 0, 58],
  [0, 1, 42],
  [0, 2, 23],
  [1, 0, 47],
  [1, 1, 35],
  [2, 0, 44],
  [2, 1, 31],
  [2, 2, 15],
] as const;
const series = [{data, label: 'Tickets'}];

// <Heatmap xAxis={xAxis} yAxis={yAxis} series={series} height={240} />
// #endregion

export default function BasicHeatmap() {
  return (
    <Heatmap xAxis={xAxis} yAxis={yAxis} zAxis={zAxis} series={series} height={240}>
      <title>Support tickets by channel and weekday</title>
    </Heatmap>
  );
}
