import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {series, yAxis} from '../data';
import './styles.css';

export default function StyledScatter() {
  return (
    // #region preview
    <ScatterChart hideLegend className="stars" yAxis={yAxis} series={series} height={300} />
    // #endregion
  );
}
