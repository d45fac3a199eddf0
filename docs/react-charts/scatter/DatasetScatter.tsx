import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco} from '../data/stars';

export default function DatasetScatter() {
  return (
    // #region preview
    <ScatterChart
      dataset={draco}
      xAxis={[{label: 'Temperature, 1000 K', reverse: true}]}
      yAxis={[{label: 'Radius in suns'}]}
      series={[
        {
          label: 'Draco cluster',
          datasetKeys: {id: 'id', x: 'kilokelvins', y: 'radius'},
          valueFormatter: (value) => value && `${value.id}: ${value.y} suns at ${value.x}000 K`,
        },
      ]}
      height={320}
    />
    // #endregion
  );
}
