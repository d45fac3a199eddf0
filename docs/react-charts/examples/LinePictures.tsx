import Box from '@mui/material/Box';
import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4} as const;
const hidden = {position: 'none'} as const;
const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function LinePictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      <figure>
        <LineChart
          {...small}
          title="Two lines"
          xAxis={[{...hidden, data: months, scaleType: 'point'}]}
          yAxis={[hidden]}
          series={[
            {data: [142, 118, 74, 55, 83, 131], showMark: false},
            {data: [18, 64, 118, 134, 84, 23], showMark: false},
          ]}
        />
        <figcaption>Lines</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line with a dashed forecast"
          xAxis={[{...hidden, data: months, scaleType: 'point'}]}
          yAxis={[hidden]}
          series={[
            {data: [4.4, 5.1, 5.3, 5.9], color: '#4b7bec', showMark: false},
            {
              id: 'forecast',
              data: [null, null, null, 5.9, 6.2, 6.8],
              color: '#4b7bec',
              showMark: false,
            },
          ]}
          sx={{
            [`& .${lineElementClasses.root}[data-series="forecast"]`]: {
              strokeDasharray: '3 6',
            },
          }}
        />
        <figcaption>Forecast</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line that changes its color at zero"
          margin={10}
          xAxis={[{...hidden, data: months, scaleType: 'point'}]}
          yAxis={[
            {
              ...hidden,
              colorMap: {
                type: 'piecewise',
                thresholds: [0],
                colors: ['#3f7fd0', '#d1495b'],
              },
            },
          ]}
          series={[{data: [-7.1, 0.6, 9.8, 15.6, 11.2, -3.4]}]}
        />
        <figcaption>Threshold</figcaption>
      </figure>
      <figure>
        <SparkLineChart
          title="Sparkline"
          data={[42, 38, 45, 51, 47, 63, 70, 58, 66]}
          height={120}
          margin={12}
        />
        <figcaption>Sparkline</figcaption>
      </figure>
    </Box>
  );
}
// #endregion
