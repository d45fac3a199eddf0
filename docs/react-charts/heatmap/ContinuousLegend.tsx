import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

export default function ContinuousLegend() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 60,
            color: ['#fff3e0', '#b3541e'],
          },
        },
      ]}
      // One triplet: [hour index, weekday index, guests], such as [0, 0, 18]
      series={[{data: guests, label: 'Guests'}]}
      hideLegend={false}
      slotProps={{legend: {direction: 'vertical', position: {vertical: 'middle'}}}}
      height={300}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
    // #endregion
  );
}
