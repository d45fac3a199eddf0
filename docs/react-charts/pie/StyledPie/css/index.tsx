import {PieChart} from '@mui/x-charts/PieChart';
import {series} from '../data';
import './styles.css';

export default function StyledPie() {
  return (
    // #region preview
    <PieChart className="week" series={series} width={220} height={220} />
    // #endregion
  );
}
