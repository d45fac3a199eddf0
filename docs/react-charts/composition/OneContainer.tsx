import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function OneContainer() {
  return (
    // #region preview
    <ChartContainer
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Temperature, °C'}]}
      series={[{type: 'line', data: climate.mean, area: true}]}
      height={260}
      title="Mean temperature by month"
    >
      <AreaPlot />
      <LinePlot />
      <ChartsReferenceLine
        y={0}
        label="Freezing point"
        spacing={{y: -5}}
        labelStyle={{dominantBaseline: 'hanging'}}
      />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
    // #endregion
  );
}
