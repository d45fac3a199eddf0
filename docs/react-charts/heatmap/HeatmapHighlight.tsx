import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

export default function HeatmapHighlight() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours, label: 'Hour', categoryGapRatio: 0.1}]}
      yAxis={[{data: weekdays, categoryGapRatio: 0.1}]}
      series={[
        {
          data: guests,
          label: 'Guests',
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      sx={{
        [`& .${heatmapClasses.highlighted}`]: {rx: '8px', filter: 'none'},
        [`& .${heatmapClasses.faded}`]: {filter: 'none', opacity: 0.45},
      }}
      height={300}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
    // #endregion
  );
}
