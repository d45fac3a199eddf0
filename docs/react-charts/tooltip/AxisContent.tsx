import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsTooltipContainer, useAxesTooltip} from '@mui/x-charts/ChartsTooltip';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online', stack: 'revenue'},
  {data: [161, 166, 172, 189], label: 'Stores', stack: 'revenue'},
];

// #region preview
function TotalsContent() {
  const axes = useAxesTooltip();
  return axes?.map(({axisId, axisFormattedValue, seriesItems}) => (
    // seriesItems: [{seriesId: …, formattedLabel: 'Online', value: 142, …}, …]
    <Paper key={axisId} elevation={4} sx={{p: 1.5}}>
      <Typography component="p" variant="subtitle2">
        {axisFormattedValue}
      </Typography>
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
// #endregion

function TotalsTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalsContent />
    </ChartsTooltipContainer>
  );
}

const slots = {tooltip: TotalsTooltip};

export default function AxisContent() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={300}
    />
  );
}
