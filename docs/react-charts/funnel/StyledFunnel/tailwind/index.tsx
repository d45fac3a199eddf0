import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

// #region preview
const funnelStyles = [
  '[&_.MuiFunnelSection-root]:stroke-current',
  '[&_.MuiFunnelSection-root]:stroke-2',
  '[&_.MuiFunnelSection-root:hover]:[stroke-dasharray:6_4]',
  '[&_.MuiFunnelSection-label]:text-lg [&_.MuiFunnelSection-label]:font-bold',
  '[&_[data-series=checkout]_.MuiFunnelSection-root:nth-of-type(4)]:fill-[#2f8a6b]',
];

export default function StyledFunnel() {
  return (
    <div className={`w-full ${funnelStyles.join(' ')}`}>
      <FunnelChart
        hideLegend
        series={series} // [{id: 'checkout', data: [{value: 4200, …}, …]}]
        height={280}
        title="Visitors of an online store by checkout step"
      />
    </div>
  );
}
// #endregion
