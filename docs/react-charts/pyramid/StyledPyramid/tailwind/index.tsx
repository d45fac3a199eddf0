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

export default function StyledPyramid() {
  return (
    <div className={`w-full ${pyramidStyles.join(' ')}`}>
      <FunnelChart
        hideLegend
        series={series} // curve: 'pyramid', variant: 'outlined'
        gap={11}
        height={300}
        title="From the timetable to the paid ticket"
      />
    </div>
  );
}
// #endregion
