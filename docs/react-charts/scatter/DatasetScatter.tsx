import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {riverside} from '../data/apartments';

export default function DatasetScatter() {
  return (
    // #region preview
    // riverside[0] is {id: 'R1', area: 28, rent: 640, rooms: 1, built: 1968}
    <ScatterChart
      title="Size and rent of apartments"
      dataset={riverside}
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={[
        {
          label: 'Riverside',
          datasetKeys: {id: 'id', x: 'area', y: 'rent'},
          valueFormatter: (value) => value && `${value.id}: ${value.x} m², €${value.y}`,
        },
      ]}
      height={320}
    />
    // #endregion
  );
}
