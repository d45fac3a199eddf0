import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';
import './styles.css';

export default function StyledPyramid() {
  return (
    // #region preview
    // series: [{curve: 'pyramid', variant: 'outlined', data: [{value: 4200, label: 'Viewed product'}, …]}]
    <div className="round-pyramid">
      <FunnelChart
        hideLegend
        series={series}
        gap={11}
        height={300}
        title="Visitors from product page to payment"
      />
    </div>
    // #endregion
  );
}
