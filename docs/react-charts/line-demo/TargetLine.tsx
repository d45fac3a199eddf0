import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function TargetLine() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: night.hours, label: 'Hours after sunset'}]}
      yAxis={[{label: '°C'}]}
      series={[{data: night.dome, label: 'Dome, °C', showMark: false}]}
      height={300}
    >
      <ChartsReferenceLine y={10} label="Too warm above" lineStyle={{strokeDasharray: '5 4'}} />
      <ChartsReferenceLine
        x={8.4}
        label="Begin"
        labelAlign="start"
        labelStyle={{direction: 'ltr'}}
        lineStyle={{strokeDasharray: '5 4'}}
      />
    </LineChart>
    // #endregion
  );
}
