import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function ReferenceLines() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{id: 'degrees', label: 'Temperature, °C', min: -10, max: 20}]}
      series={[{data: climate.mean, label: 'Mean temperature', showMark: false}]}
      height={320}
      title="Mean temperature by month, with the freezing point"
    >
      <ChartsReferenceLine
        y={0}
        axisId="degrees"
        label="Freezing point"
        spacing={{y: -5}}
        labelStyle={{dominantBaseline: 'hanging'}}
        lineStyle={{strokeDasharray: '6 3'}}
      />
      <ChartsReferenceLine
        x="Apr"
        label="Dome opens"
        labelAlign="end"
        spacing={{x: 8, y: 12}}
        labelStyle={{fontSize: 14, fontStyle: 'italic', direction: 'ltr'}}
        lineStyle={{strokeWidth: 2}}
      />
    </LineChart>
    // #endregion
  );
}
