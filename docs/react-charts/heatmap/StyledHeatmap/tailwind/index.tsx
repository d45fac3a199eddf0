import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../../../data/loaves';

const cells =
  '[&_.MuiHeatmap-cell]:[rx:6px] [&_.MuiHeatmap-cell]:stroke-[rgb(128_128_128/60%)] [&_.MuiHeatmap-cell]:[stroke-width:1px]';
const highlighted =
  '[&_.Charts-highlighted]:stroke-current [&_.Charts-highlighted]:[stroke-width:3px]';

export default function StyledHeatmap() {
  return (
    // #region preview
    <div className={`w-full ${cells} ${highlighted}`}>
      <Heatmap
        xAxis={[{data: hours}]}
        yAxis={[{data: weekdays}]}
        series={[{data: guests, label: 'Guests', highlightScope: {highlight: 'item'}}]}
        height={280}
      />
    </div>
    // #endregion
  );
}
