import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4} as const;
const hidden = {position: 'none'} as const;
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BarPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      <figure>
        <BarChart
          {...small}
          title="Grouped bars"
          xAxis={[{...hidden, data: quarters}]}
          yAxis={[hidden]}
          series={[{data: [387, 229, 200, 388]}, {data: [193, 333, 220, 207]}]}
        />
        <figcaption>Grouped</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Stacked bars"
          xAxis={[{...hidden, data: quarters}]}
          yAxis={[hidden]}
          series={[
            {data: [387, 229, 200, 388], stack: 'all'},
            {data: [193, 333, 220, 207], stack: 'all'},
            {data: [113, 341, 333, 86], stack: 'all'},
          ]}
          borderRadius={6}
        />
        <figcaption>Stacked</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Bars above and below zero"
          xAxis={[{...hidden, data: quarters}]}
          yAxis={[hidden]}
          series={[
            {data: [320, 280, 305, 520], stack: 'pier'},
            {data: [-290, -310, -295, -410], stack: 'pier'},
          ]}
        />
        <figcaption>By sign</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Horizontal bars"
          layout="horizontal"
          xAxis={[hidden]}
          yAxis={[{...hidden, data: ['A', 'B', 'C', 'D', 'E']}]}
          series={[{data: [412, 268, 201, 96, 38]}]}
        />
        <figcaption>Ranking</figcaption>
      </figure>
    </Box>
  );
}
// #endregion
