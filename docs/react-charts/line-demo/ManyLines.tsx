import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const hours = [0, 2, 4, 6, 8, 10, 12];
const places = [
  {label: 'Town', data: [18.6, 17.2, 15.9, 14.8, 13.9, 13.6, 14.9]},
  {label: 'Harbor', data: [16.1, 15.2, 14.6, 14.1, 13.8, 13.7, 14.2]},
  {label: 'Island', data: [15.4, 14.9, 14.7, 13.2, 12.8, 12.7, 13.1]},
  {label: 'Forest', data: [16.8, 13.9, 12.1, 10.9, 10.0, 9.4, 10.8]},
  {label: 'Hill', data: [14.2, 11.6, 9.9, 8.8, 8.1, 7.9, 9.6]},
  {label: 'Valley', data: [17.5, 12.4, 8.6, 5.9, 3.8, 2.6, 5.2]},
];

export default function ManyLines() {
  return (
    <LineChart
      title="Temperature at six places during a night"
      xAxis={[{data: hours, label: 'Hours after sunset'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={places.map((place) => ({
        ...place,
        highlightScope: {highlight: 'series', fade: 'global'},
      }))}
      slotProps={{tooltip: {trigger: 'item'}}}
      height={320}
    />
  );
}
// #endregion
