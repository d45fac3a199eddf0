import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyValueFormatterContext,
} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

// #region preview
function formatFlour(value: number, context: SankeyValueFormatterContext) {
  if (context.location === 'label') {
    return value > 100 ? String(value) : null;
  }
  return context.type === 'node' ? `${value} kg total` : `${value} kg`;
}

export default function LinkValues() {
  return (
    <SankeyChart
      series={{
        data: {links: flourLinks},
        linkOptions: {showValues: true},
        valueFormatter: formatFlour,
      }}
      height={340}
      title="Flour by mill, kind and product, in kg a week"
    />
  );
}
// #endregion
