import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {hillside} from '../data/apartments';

export default function GridScatter() {
  return (
    // #region preview
    <ScatterChart
      title="Size and rent of apartments"
      dataset={hillside}
      grid={{horizontal: true, vertical: true}}
      xAxis={[{label: 'Size (m²)', min: 0, max: 140}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75, min: 0, max: 2000}]}
      series={[{label: 'Hillside', datasetKeys: {id: 'id', x: 'area', y: 'rent'}}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
