import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function NamedNodes() {
  return (
    // #region preview
    <SankeyChart
      height={320}
      series={{
        data: {
          nodes: [
            {id: 'Hill mill', label: 'Mill on the hill'},
            {id: 'Rye', color: '#8d5524'},
            {id: 'Wheat', color: '#d9a05b'},
            {id: 'Spelt', color: '#b9772e'},
          ],
          links: flourLinks,
        },
      }}
    />
    // #endregion
  );
}
