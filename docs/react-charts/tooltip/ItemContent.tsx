import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {ChartsTooltipContainer, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {PieChart} from '@mui/x-charts/PieChart';

const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const series = [{data}];

const total = data.reduce((sum, {value}) => sum + value, 0);

// #region preview
// A slice: {id: 'furniture', value: 437, label: 'Furniture'}. total: 1248
function ShareTooltip() {
  const item = useItemTooltip<'pie'>();
  const share = item && Math.round((item.value.value / total) * 100);
  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Paper elevation={4} sx={{p: 1.5, borderTop: `6px solid ${item.color}`}}>
          <Typography component="p" variant="subtitle2">
            {item.label}
          </Typography>
          <Typography variant="body2">
            {item.formattedValue} orders, {share}%
          </Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
// <PieChart slots={slots} … />, and slots: {tooltip: ShareTooltip}
// #endregion

const slots = {tooltip: ShareTooltip};

export default function ItemContent() {
  return (
    <PieChart title="Orders by category" series={series} slots={slots} height={220} />
  );
}
