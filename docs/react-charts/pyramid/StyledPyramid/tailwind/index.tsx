import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

// #region preview
const pyramidStyles = [
  '[&_.MuiFunnelSection-root]:[fill-opacity:0.15]',
  '[&_.MuiFunnelSection-root:hover]:[fill-opacity:0.5]',
  '[&_.MuiFunnelSection-root]:[stroke-linejoin:round]',
  '[&_.MuiFunnelSection-root]:stroke-5',
  '[&_.MuiFunnelSection-label]:text-xs',
  '[&_.MuiFunnelSection-label]:font-bold',
];

// <div className={`w-full ${pyramidStyles.join(' ')}`}><FunnelChart series={series} … /></div>
// series: [{curve: 'pyramid', variant: 'outlined', data: [{value: 4200, …}, …]}]
// #endregion

export default function StyledPyramid() {
  return (
    <div className={`w-full ${pyramidStyles.join(' ')}`}>
      <FunnelChart
        hideLegend
        series={series}
        gap={11}
        height={300}
        title="Visitors from product page to payment"
      />
    </div>
  );
}
