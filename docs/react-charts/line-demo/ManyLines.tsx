import {LineChart} from '@mui/x-charts/LineChart';

const places = ['Hill', 'Valley', 'Harbour', 'Island', 'Forest', 'Town'];
const hours = Array.from({length: 13}, (_, index) => index);

export default function ManyLines() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: hours, label: 'Hours after sunset'}]}
      yAxis={[{label: '°C'}]}
      series={places.map((label, place) => ({
        label,
        data: hours.map((hour) => Number((14 + place - (hour * (7 - place)) / 6).toFixed(1))),
        showMark: false,
        highlightScope: {highlight: 'series', fade: 'global'},
      }))}
      slotProps={{tooltip: {trigger: 'item'}}}
      height={320}
    />
    // #endregion
  );
}
