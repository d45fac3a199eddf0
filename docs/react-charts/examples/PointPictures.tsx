import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {LinePlot} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {climate, months} from '../data/observatory';
import {draco, lyra, toPoints} from '../data/stars';

const small = {hideLegend: true, height: 120, margin: 8} as const;

export default function PointPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      {/* #region preview */}
      <figure>
        <ScatterChart
          {...small}
          xAxis={[{position: 'none', domainLimit: 'strict'}]}
          yAxis={[{position: 'none', reverse: true, domainLimit: 'strict'}]}
          series={[
            {label: 'Lyra', data: toPoints(lyra)},
            {label: 'Draco', data: toPoints(draco)},
          ]}
        />
        <figcaption>Points</figcaption>
      </figure>
      <figure>
        <ScatterChart
          {...small}
          xAxis={[{position: 'none', domainLimit: 'strict'}]}
          yAxis={[{position: 'none', reverse: true, domainLimit: 'strict'}]}
          zAxis={[{colorMap: {type: 'continuous', min: 4, max: 10, color: ['#d1495b', '#3f7fd0']}}]}
          series={[{label: 'Lyra', data: toPoints(lyra), markerSize: 6}]}
        />
        <figcaption>Color scale</figcaption>
      </figure>
      <figure>
        <ChartContainer
          height={120}
          margin={4}
          xAxis={[{data: months, scaleType: 'band', position: 'none'}]}
          yAxis={[
            {id: 'nights', position: 'none'},
            {id: 'degrees', position: 'none'},
          ]}
          series={[
            {type: 'bar', yAxisId: 'nights', data: climate.clearNights},
            {type: 'line', yAxisId: 'degrees', data: climate.mean},
          ]}
        >
          <BarPlot />
          <LinePlot />
        </ChartContainer>
        <figcaption>Mixture</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
