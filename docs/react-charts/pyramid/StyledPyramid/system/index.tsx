import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

// #region preview
const pyramidStyles = {
  [`& .${funnelSectionClasses.root}`]: {
    fillOpacity: 0.15,
    strokeLinejoin: 'round',
    strokeWidth: 5,
  },
  [`& .${funnelSectionClasses.root}:hover`]: {fillOpacity: 0.5},
  [`& .${funnelSectionClasses.label}`]: {fontSize: 12, fontWeight: 700},
};

// <FunnelChart series={series} sx={pyramidStyles} gap={11} height={300} />
// series: [{curve: 'pyramid', variant: 'outlined', data: [{value: 4200, …}, …]}]
// #endregion

export default function StyledPyramid() {
  return (
    <FunnelChart
      hideLegend
      series={series}
      gap={11}
      height={300}
      title="Visitors from product page to payment"
      sx={pyramidStyles}
    />
  );
}
