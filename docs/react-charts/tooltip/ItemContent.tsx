import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {ChartsTooltipContainer, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

// #region preview
const total = sales.reduce((sum, {value}) => sum + value, 0);

function ShareContent() {
  const item = useItemTooltip<'pie'>();
  if (!item) {
    return null;
  }
  return (
    <Paper elevation={4} sx={{p: 1.5, borderInlineStart: `6px solid ${item.color}`}}>
      <Typography variant="subtitle2">{item.label}</Typography>
      <Typography variant="body2">
        {item.formattedValue} pieces, {Math.round((item.value.value / total) * 100)}% of
        the week
      </Typography>
    </Paper>
  );
}

function ShareTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ShareContent />
    </ChartsTooltipContainer>
  );
}

export default function ItemContent() {
  return (
    <PieChart
      title="Pieces sold in a week"
      series={[{data: sales}]}
      slots={{tooltip: ShareTooltip}}
      height={220}
    />
  );
}
// #endregion
