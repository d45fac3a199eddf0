import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../../../data/loaves';

export default function StyledHeatmap() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      series={[{data: guests, label: 'Guests', highlightScope: {highlight: 'item'}}]}
      height={300}
      sx={{
        [`& .${heatmapClasses.cell}`]: {
          rx: '6px',
          stroke: 'rgb(128 128 128 / 60%)',
          strokeWidth: 1,
        },
        [`& .${heatmapClasses.highlighted}`]: {stroke: 'currentColor', strokeWidth: 3},
      }}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
    // #endregion
  );
}
