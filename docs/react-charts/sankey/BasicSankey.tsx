import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

export default function BasicSankey() {
  return (
    // #region preview
    <SankeyChart
      height={260}
      series={{
        data: {
          links: [
            {source: 'Hill mill', target: 'Rye', value: 320},
            {source: 'Hill mill', target: 'Wheat', value: 180},
            {source: 'River mill', target: 'Wheat', value: 260},
            {source: 'River mill', target: 'Spelt', value: 90},
          ],
        },
      }}
    />
    // #endregion
  );
}
