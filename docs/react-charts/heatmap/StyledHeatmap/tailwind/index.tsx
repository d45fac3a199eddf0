import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../../../data/loaves';

// #region preview
const cellStyles = [
  '[&_.MuiHeatmap-cell]:[rx:6px]',
  '[&_.MuiHeatmap-cell]:stroke-[rgb(128_128_128/60%)]',
  '[&_.MuiHeatmap-cell]:[stroke-width:1px]',
  '[&_.Charts-highlighted]:stroke-current',
  '[&_.Charts-highlighted]:[stroke-width:3px]',
];

export default function StyledHeatmap() {
  return (
    <div className={`w-full ${cellStyles.join(' ')}`}>
      <Heatmap
        xAxis={[{data: hours, label: 'Hour'}]}
        yAxis={[{data: weekdays}]}
        series={[{data: guests, label: 'Guests', highlightScope: {highlight: 'item'}}]}
        height={300}
      >
        <title>Guests by weekday and hour</title>
      </Heatmap>
    </div>
  );
}
// #endregion
