import {ScatterChart, scatterClasses} from '@mui/x-charts/ScatterChart';

// #region preview
const riverside = [
  {id: 'R1', x: 28, y: 640},
  {id: 'R2', x: 52, y: 1120},
  {id: 'R3', x: 97, y: 1910},
];
const hillside = [
  {id: 'H1', x: 31, y: 480},
  {id: 'H2', x: 57, y: 760},
  {id: 'H3', x: 108, y: 1340},
];

export default function StyledScatter() {
  return (
    <ScatterChart
      title="Size and rent of apartments in two districts"
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={[
        {id: 'riverside', label: 'Riverside', data: riverside, markerSize: 7},
        {
          id: 'hillside',
          label: 'Hillside',
          data: hillside,
          markerSize: 7,
          highlightScope: {highlight: 'item'},
        },
      ]}
      height={300}
      sx={{
        [`& .${scatterClasses.root}[data-series="hillside"] circle`]: {
          fillOpacity: 0.2,
          stroke: 'currentColor',
          strokeWidth: 1.5,
        },
        [`& .${scatterClasses.root}[data-series="hillside"] circle[data-highlighted="true"]`]:
          {
            strokeWidth: 4,
          },
      }}
    />
  );
}
// #endregion
