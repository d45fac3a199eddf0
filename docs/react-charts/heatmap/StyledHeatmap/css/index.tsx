import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../../../data/loaves';
import './styles.css';

export default function StyledHeatmap() {
  return (
    // #region preview
    <div className="shop-hours">
      <Heatmap
        xAxis={[{data: hours, label: 'Hour'}]}
        yAxis={[{data: weekdays}]}
        series={[{data: guests, label: 'Guests', highlightScope: {highlight: 'item'}}]}
        height={300}
      >
        <title>Guests by weekday and hour</title>
      </Heatmap>
    </div>
    // #endregion
  );
}
