import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';

export default function StyledPyramid() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[{data: bookings, curve: 'pyramid', variant: 'outlined'}]}
      gap={14}
      height={300}
      sx={{
        [`& .${funnelSectionClasses.root}`]: {
          fillOpacity: 0.15,
          strokeLinejoin: 'round',
          strokeWidth: 8,
        },
        [`& .${funnelSectionClasses.root}:hover`]: {fillOpacity: 0.5},
        [`& .${funnelSectionClasses.label}`]: {fontWeight: 700},
      }}
    />
    // #endregion
  );
}
