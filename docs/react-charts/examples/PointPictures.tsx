import Box from '@mui/material/Box';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {hillside, riverside, type Apartment} from '../data/apartments';

// #region preview
const small = {hideLegend: true, height: 120, margin: 8} as const;
const tight = {position: 'none', domainLimit: 'strict'} as const;
const toPoint = ({id, area, rent, built}: Apartment) => ({
  id,
  x: area,
  y: rent,
  z: built,
});

export default function PointPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      <figure>
        <ScatterChart
          {...small}
          title="Scatter chart of two series"
          xAxis={[tight]}
          yAxis={[tight]}
          series={[{data: riverside.map(toPoint)}, {data: hillside.map(toPoint)}]}
        />
        <figcaption>Points</figcaption>
      </figure>
      <figure>
        <ScatterChart
          {...small}
          title="Scatter chart with a color scale"
          xAxis={[tight]}
          yAxis={[tight]}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                min: 1960,
                max: 2020,
                color: ['#d1495b', '#3f7fd0'],
              },
            },
          ]}
          series={[{data: riverside.map(toPoint), markerSize: 6}]}
        />
        <figcaption>Color scale</figcaption>
      </figure>
      <figure>
        <ScatterChart
          {...small}
          title="Bubbles of different sizes"
          xAxis={[{position: 'none', min: 0, max: 4}]}
          yAxis={[{position: 'none', min: 0, max: 3}]}
          series={[
            {data: [{id: 1, x: 1, y: 1}], markerSize: 8, color: '#3f6fe0'},
            {data: [{id: 2, x: 2, y: 2}], markerSize: 14, color: '#3f6fe0'},
            {data: [{id: 3, x: 3, y: 1.4}], markerSize: 20, color: '#3f6fe0'},
          ]}
        />
        <figcaption>Bubbles</figcaption>
      </figure>
    </Box>
  );
}
// #endregion
