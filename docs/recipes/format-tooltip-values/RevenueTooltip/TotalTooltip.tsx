import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {ChartsTooltipContainer, useAxesTooltip} from '@mui/x-charts/ChartsTooltip';
import {formatChange, formatDollars} from './formatters';
import {totals} from './revenue';

function TotalContent() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) {
    return null;
  }
  const total = totals[axis.dataIndex]!;
  const previous = totals[axis.dataIndex - 1];
  return (
    <Paper elevation={4} sx={{p: 1.5}}>
      <Typography component="p" variant="subtitle2">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems
        .filter(({formattedValue}) => formattedValue !== null)
        .map(({seriesId, color, formattedLabel, formattedValue}) => (
          <Stack key={seriesId} direction="row" sx={{gap: 1, alignItems: 'center'}}>
            <span style={{width: 10, height: 10, background: color}} />
            <Typography variant="body2" sx={{flexGrow: 1, pr: 2}}>
              {formattedLabel}
            </Typography>
            <Typography variant="body2">{formattedValue}</Typography>
          </Stack>
        ))}
      <Typography variant="body2" sx={{fontWeight: 700, textAlign: 'end'}}>
        Total {formatDollars(total)}
      </Typography>
      {previous !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{textAlign: 'end'}}>
          <bdi>{formatChange(total / previous - 1)}</bdi> from the month before
        </Typography>
      )}
    </Paper>
  );
}

/** A tooltip with the formatted values, their total, and the change of the total. */
export function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}
