import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

export default function StyledFunnel() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={series} // [{id: 'checkout', data: [{value: 4200, …}, …]}]
      height={280}
      sx={{
        [`& .${funnelSectionClasses.root}`]: {stroke: 'currentColor', strokeWidth: 2},
        [`& .${funnelSectionClasses.root}:hover`]: {strokeDasharray: '6 4'},
        [`& .${funnelSectionClasses.label}`]: {fontSize: 18, fontWeight: 700},
        [`& [data-series="checkout"] .${funnelSectionClasses.root}:nth-of-type(4)`]: {
          fill: '#2f8a6b',
        },
      }}
      title="Visitors of an online store by checkout step"
    />
    // #endregion
  );
}
