import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type {GridRowParams} from '@mui/x-data-grid-premium';
import {dollars, getProfit, type Product} from './products';

function DetailPanel({product}: {product: Product}) {
  const details = {
    SKU: product.id,
    'On the way': `${product.incoming} pieces`,
    'Value of the stock': dollars.format(product.stock * product.cost),
    'Profit per piece': dollars.format(product.price - product.cost),
    'Profit this year': dollars.format(getProfit(product)),
  };

  return (
    <Table
      size="small"
      aria-label={`Details of ${product.name}`}
      sx={{position: 'sticky', insetInlineStart: 0, width: 'max-content', m: 1}}
    >
      <TableHead>
        <TableRow>
          {Object.keys(details).map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          {Object.entries(details).map(([name, value]) => (
            <TableCell key={name}>{value}</TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}

export const getDetailPanelContent = ({row}: GridRowParams<Product>) => (
  <DetailPanel product={row} />
);

export const getDetailPanelHeight = () => 90;
