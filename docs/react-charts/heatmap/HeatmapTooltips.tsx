import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

// #region preview
type Triplet = readonly [hour: number, weekday: number, count: number];

const formatGuests = ([hour, , count]: Triplet) =>
  `${count} guests from ${hours[hour]} to ${Number(hours[hour]) + 1} o’clock`;

export default function HeatmapTooltips() {
  return (
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      series={[
        {data: guests, label: 'Bakery', valueFormatter: (item) => formatGuests(item)},
      ]}
      height={300}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
  );
}
// #endregion
