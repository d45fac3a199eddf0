import {RadarChart} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';
import './styles.css';

export default function StyledRadar() {
  return (
    // #region preview
    <div className="loaf">
      <RadarChart
        hideLegend
        series={series}
        radar={radar}
        height={280}
        title="Rating of the rye bread in points from 0 to 10"
      />
    </div>
    // #endregion
  );
}
