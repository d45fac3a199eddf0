import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {seasons} from '../../../data/ferries';
import {series} from '../data';
import './styles.css';

export default function SideLegend() {
  return (
    // #region preview
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={series}
      height={240}
    >
      <div className="passengers">
        <ChartsSurface>
          <BarPlot borderRadius={6} />
          <ChartsXAxis disableLine disableTicks />
        </ChartsSurface>
        <ChartsLegend className="passengers-legend" direction="vertical" />
      </div>
    </ChartDataProvider>
    // #endregion
  );
}
