import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
function formatScientific(value: number, context: AxisValueFormatterContext<'log'>) {
  if (context.location !== 'tick') {
    return `${value} Hz`;
  }
  return context.scale.tickFormat(context.tickNumber, 'e')(value);
}

export default function D3TickFormat() {
  return (
    <LineChart
      hideLegend
      xAxis={[
        {
          data: [20, 60, 200, 600, 2000, 6000, 20000],
          scaleType: 'log',
          valueFormatter: formatScientific,
          label: 'Frequency, Hz',
        },
      ]}
      yAxis={[{label: 'Level, dB'}]}
      series={[
        {data: [-9, -3, 0, 1, 0, -2, -8], label: 'Loudspeaker', curve: 'natural'},
      ]}
      height={300}
      title="Level of a loudspeaker by frequency"
    />
  );
}
// #endregion
