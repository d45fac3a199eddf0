import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {GridRowParams} from '@mui/x-data-grid-premium';
import {statuses} from './columns';
import {dollars, getProfit, getStatus, percent, type Product} from './products';

function DetailPanel({product}: {product: Product}) {
  const {id, stock, incoming, price, cost, sales, rating} = product;
  const details = {
    SKU: id,
    Status: statuses.find(({value}) => value === getStatus(product))!.label,
    'On order': `${incoming} pieces`,
    'Stock value': dollars.format(stock * cost),
    'Profit per piece': dollars.format(price - cost),
    Margin: percent.format((price - cost) / price),
    'Sold this year': `${sales} pieces`,
    'Profit this year': dollars.format(getProfit(product)),
    Rating: `${rating} of 5`,
  };

  return (
    <Box
      component="dl"
      aria-label={`Details of ${product.name}`}
      sx={{
        display: 'grid',
        // As many columns as fit: two on a phone, nine on a wide screen.
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: 1.5,
        m: 2,
      }}
    >
      {Object.entries(details).map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{m: 0}}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

export const getDetailPanelContent = ({row}: GridRowParams<Product>) => (
  <DetailPanel product={row} />
);

export const getDetailPanelHeight = () => 'auto' as const;
