import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {GridRenderCellParams} from '@mui/x-data-grid-pro';
import type {Order} from '../../../data/orders';

const price = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

/** An order as a card, which is the only cell of its row. */
export function OrderCard({row}: GridRenderCellParams<Order>) {
  return (
    <Stack sx={{width: '100%', py: 1.5, gap: 0.5}}>
      <Stack direction="row" sx={{justifyContent: 'space-between', gap: 1}}>
        <Typography component="span" variant="subtitle2" noWrap>
          {row.customer}
        </Typography>
        <Typography component="span" variant="subtitle2">
          {price.format(row.total)}
        </Typography>
      </Stack>
      <Typography component="span" variant="body2" color="text.secondary" noWrap>
        {row.quantity} × {row.product}
      </Typography>
      <Stack
        direction="row"
        sx={{justifyContent: 'space-between', alignItems: 'center'}}
      >
        <Chip size="small" label={row.status} />
        <Typography component="span" variant="caption" color="text.secondary">
          {row.orderedAt.toLocaleDateString('en-US')}
        </Typography>
      </Stack>
    </Stack>
  );
}
