import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend, type ChartsLegendProps} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';

export default function ChartsLegendPlayground(props: Partial<ChartsLegendProps>) {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band'}]}
      series={[
        {type: 'bar', data: [42, 51, 48, 63], label: 'Americas'},
        {type: 'bar', data: [31, 36, 40, 44], label: 'Europe'},
      ]}
    >
      <ChartsLegend {...props} />
      <ChartsSurface title="Quarterly revenue by region">
        <BarPlot />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
