import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

export default function HeatmapHighlight() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours, categoryGapRatio: 0.1}]}
      yAxis={[{data: weekdays, categoryGapRatio: 0.1}]}
      series={[
        {
          data: guests,
          label: 'Guests',
          highlightScope: {highlight: 'item', fade: 'global'},
          valueFormatter: ([, , count]) => `${count} guests`,
        },
      ]}
      sx={{[`& .${heatmapClasses.faded}`]: {opacity: 0.45}}}
      height={280}
    />
    // #endregion
  );
}
