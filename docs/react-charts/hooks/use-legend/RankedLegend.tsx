import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend} from '@mui/x-charts/hooks';
import {loanKinds, quarters} from '../../data/library';

// #region preview
function NumberedLegend() {
  const {items} = useLegend();
  return (
    <Stack component="ol" sx={{m: 0, minWidth: 130, justifyContent: 'center'}}>
      {items.map(({id, label, color}) => (
        <li key={id}>
          <span
            aria-hidden
            style={{
              display: 'inline-block',
              width: 10,
              height: 10,
              marginInlineEnd: 6,
              borderRadius: '50%',
              background: color,
            }}
          />
          {label}
        </li>
      ))}
    </Stack>
  );
}

export default function RankedLegend() {
  return (
    <ChartDataProvider
      dataset={quarters}
      xAxis={[{dataKey: 'quarter', scaleType: 'band'}]}
      yAxis={[{label: 'Loans (thousands)'}]}
      series={loanKinds.map((kind) => ({type: 'bar', ...kind}))}
      height={260}
    >
      <Stack sx={{width: '100%', flexDirection: {sm: 'row'}}}>
        <ChartsSurface title="Library loans by quarter and kind">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <NumberedLegend />
      </Stack>
    </ChartDataProvider>
  );
}
// #endregion
