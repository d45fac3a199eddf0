import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {LineChart, LinePlot, lineElementClasses} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

const small = {hideLegend: true, height: 120, margin: 4} as const;
const x = {position: 'none'} as const;
const y = [{position: 'none'} as const];
const rings = [
  {value: 86, label: 'Seats sold', color: '#d1495b'},
  {value: 72, label: 'Boats on time', color: '#3f9d67'},
  {value: 94, label: 'Crew at work', color: '#4b7bec'},
];

export default function FinishedPictures() {
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
        <BarChart
          {...small}
          title="Waterfall chart"
          xAxis={[
            {
              ...x,
              data: ['Shop', 'Cafés', 'Flour', 'Wages', 'Left'],
              categoryGapRatio: 0.1,
            },
          ]}
          yAxis={y}
          series={[
            {
              data: [0, 60, 50, 20, 0],
              stack: 'sum',
              color: 'transparent',
              valueFormatter: () => null,
            },
            {
              data: [60, 20, null, null, null],
              stack: 'sum',
              label: 'In',
              color: '#3f9d67',
            },
            {
              data: [null, null, 30, 30, null],
              stack: 'sum',
              label: 'Out',
              color: '#d1495b',
            },
            {
              data: [null, null, null, null, 20],
              stack: 'sum',
              label: 'Left',
              color: '#4b7bec',
            },
          ]}
        />
        <figcaption>Waterfall</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line with a dashed forecast"
          xAxis={[{...x, data: [2022, 2023, 2024, 2025, 2026], valueFormatter: String}]}
          yAxis={[{position: 'none', domainLimit: 'strict'}]}
          series={[
            {
              data: [4.4, 5.1, 5.3],
              label: 'Visitors',
              color: '#4b7bec',
              showMark: false,
            },
            {
              id: 'forecast',
              data: [null, null, 5.3, 6.2, 6.5],
              label: 'Forecast',
              color: '#4b7bec',
              showMark: false,
            },
          ]}
          sx={{[`& .${lineElementClasses.series}-forecast`]: {strokeDasharray: '3 6'}}}
        />
        <figcaption>Forecast</figcaption>
      </figure>
      <figure>
        <PieChart
          {...small}
          title="Concentric progress rings"
          series={rings.map((ring, index) => ({
            data: [
              ring,
              {value: 100 - ring.value, label: 'To go', color: `${ring.color}33`},
            ],
            innerRadius: `${80 - index * 24}%`,
            outerRadius: `${100 - index * 24}%`,
            cornerRadius: 6,
          }))}
        />
        <figcaption>Rings</figcaption>
      </figure>
      <figure>
        <ChartContainer
          title="Scatter chart with a trend line"
          height={120}
          margin={8}
          xAxis={[{...x, data: [-0.2, 1.4], domainLimit: 'strict'}]}
          yAxis={[{position: 'none', reverse: true}]}
          series={[
            {type: 'scatter', data: toPoints(lyra)},
            {type: 'line', data: [3.1, 13.7], color: '#d1495b'},
          ]}
        >
          <LinePlot />
          <ScatterPlot />
        </ChartContainer>
        <figcaption>Trend</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
