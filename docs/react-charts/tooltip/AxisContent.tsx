import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsTooltipContainer, useAxesTooltip} from '@mui/x-charts/ChartsTooltip';
import {routes, seasons} from '../data/ferries';

// #region preview
function TotalsContent() {
  const axes = useAxesTooltip();
  return axes?.map(({axisId, axisFormattedValue, seriesItems}) => (
    <Paper key={axisId} elevation={4} sx={{p: 1.5}}>
      <Typography variant="subtitle2">{axisFormattedValue}</Typography>
      {seriesItems.map(({seriesId, formattedLabel, formattedValue, color}) => (
        <Typography key={seriesId} variant="body2">
          <span style={{color}}>●</span> {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="body2" sx={{fontWeight: 700}}>
        Total: {seriesItems.reduce((sum, {value}) => sum + Number(value), 0)}
      </Typography>
    </Paper>
  ));
}

function TotalsTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalsContent />
    </ChartsTooltipContainer>
  );
}

export default function AxisContent() {
  return (
    <BarChart
      title="Ferry passengers by season"
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes.map((route) => ({...route, stack: 'all'}))}
      slots={{tooltip: TotalsTooltip}}
      height={300}
    />
  );
}
// #endregion
