import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const apartments = [
  {id: 'H2', x: 38, y: 560, z: 'no elevator'},
  {id: 'H4', x: 51, y: 730, z: 'elevator'},
  {id: 'H6', x: 64, y: 850, z: 'no elevator'},
  {id: 'H8', x: 77, y: 1040, z: 'elevator'},
  {id: 'H9', x: 84, y: 1060, z: 'no elevator'},
  {id: 'H12', x: 124, y: 1610, z: 'elevator'},
];

export default function ColorByName() {
  return (
    <ScatterChart
      title="Size and rent of apartments with and without an elevator"
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      zAxis={[
        {
          colorMap: {
            type: 'ordinal',
            values: ['elevator', 'no elevator'],
            colors: ['#3f7fd0', '#d1495b'],
          },
        },
      ]}
      series={[
        {
          label: 'Hillside',
          data: apartments,
          markerSize: 6,
          valueFormatter: (value) => value && `${value.x} m², €${value.y}, ${value.z}`,
        },
      ]}
      hideLegend
      height={300}
    />
  );
}
// #endregion
