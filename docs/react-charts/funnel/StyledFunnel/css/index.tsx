import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';
import './styles.css';

export default function StyledFunnel() {
  return (
    // #region preview
    <div className="checkout">
      <FunnelChart
        hideLegend
        series={series} // [{id: 'checkout', data: [{value: 4200, …}, …]}]
        height={280}
        title="Visitors of an online store by checkout step"
      />
    </div>
    // #endregion
  );
}
