import type {GridColDef} from '@mui/x-data-grid-premium';

/** What one sales channel sold of one product, in one region and quarter. */
export interface Sale {
  id: number;
  region: 'East' | 'West';
  product: 'Chair' | 'Desk' | 'Lamp';
  channel: 'Store' | 'Web';
  quarter: 'Q1' | 'Q2';
  units: number;
  /** In US dollars. */
  revenue: number;
}

const PRICES = {Chair: 200, Desk: 400, Lamp: 50};

const sell = (
  id: number,
  region: Sale['region'],
  product: Sale['product'],
  channel: Sale['channel'],
  quarter: Sale['quarter'],
  units: number,
): Sale => ({
  id,
  region,
  product,
  channel,
  quarter,
  units,
  revenue: units * PRICES[product],
});

/** Twelve rows, few enough to check the sums without a calculator. */
export const sales: Sale[] = [
  sell(1, 'East', 'Desk', 'Web', 'Q1', 10),
  sell(2, 'East', 'Desk', 'Store', 'Q1', 5),
  sell(3, 'East', 'Chair', 'Store', 'Q1', 30),
  sell(4, 'West', 'Desk', 'Web', 'Q1', 20),
  sell(5, 'West', 'Desk', 'Store', 'Q1', 15),
  sell(6, 'West', 'Chair', 'Store', 'Q1', 10),
  sell(7, 'East', 'Desk', 'Web', 'Q2', 5),
  sell(8, 'East', 'Chair', 'Store', 'Q2', 20),
  sell(9, 'East', 'Lamp', 'Store', 'Q2', 40),
  sell(10, 'East', 'Lamp', 'Web', 'Q2', 10),
  sell(11, 'West', 'Desk', 'Web', 'Q2', 25),
  sell(12, 'West', 'Lamp', 'Store', 'Q2', 15),
];

export const columns: GridColDef<Sale>[] = [
  {field: 'region', headerName: 'Region', width: 100},
  {field: 'product', headerName: 'Product', width: 110},
  {field: 'channel', headerName: 'Channel', width: 90},
  {field: 'quarter', headerName: 'Quarter', width: 90},
  {field: 'units', headerName: 'Units', type: 'number', width: 80},
  {field: 'revenue', headerName: 'Revenue ($)', type: 'number', width: 110},
];
