import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function LinkValues() {
  return (
    // #region preview
    <SankeyChart
      height={340}
      series={{
        data: {links: flourLinks},
        linkOptions: {showValues: true},
        valueFormatter: (value, context) => {
          if (context.location === 'label') {
            return value > 100 ? `${value}` : null;
          }
          return context.type === 'node'
            ? `${context.nodeId}: ${value} kg`
            : `${context.sourceId} to ${context.targetId}: ${value} kg`;
        },
      }}
    />
    // #endregion
  );
}
