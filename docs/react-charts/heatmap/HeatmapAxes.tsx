import {Heatmap} from '@mui/x-charts-pro/Heatmap';

// #region preview
const weeks = [3, 10, 17, 24].map((day) => new Date(2025, 2, day));
const week = new Intl.DateTimeFormat('en', {month: 'short', day: 'numeric'});
const stations = ['Town hall', 'Ring road', 'Park'];
const dust = [
  [22, 31, 27, 18],
  [38, 49, 44, 33],
  [11, 15, 13, 9],
].flatMap((row, station) =>
  row.map((value, index) => [index, station, value] as const),
);

export default function HeatmapAxes() {
  return (
    <Heatmap
      xAxis={[
        {
          data: weeks,
          position: 'top',
          label: 'Week of',
          valueFormatter: (date: Date) => week.format(date),
        },
      ]}
      yAxis={[{data: stations, width: 80, reverse: true, disableTicks: true}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 50,
            color: ['#f3efe4', '#7a4b2a'],
          },
        },
      ]}
      series={[{data: dust, label: 'Fine dust, µg/m³'}]}
      height={240}
    >
      <title>Fine dust by station and week</title>
    </Heatmap>
  );
}
// #endregion
