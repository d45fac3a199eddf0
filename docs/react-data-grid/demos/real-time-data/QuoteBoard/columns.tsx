import type {GridColDef} from '@mui/x-data-grid-pro';
import type {Instrument, Quote} from './market';

const price = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const integer = new Intl.NumberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const WIDTH = 96;
const HEIGHT = 28;

/** A line of 40 points. A plain SVG renders much faster than a chart in each row. */
function Sparkline({history, rising}: {history: Quote[]; rising: boolean}) {
  const prices = history.filter((_, index) => (history.length - 1 - index) % 3 === 0);
  const values = prices.map((quote) => quote.price);
  const min = Math.min(...values);
  const range = Math.max(...values) - min || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - min) / range) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });

  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className={rising ? 'up' : 'down'}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </svg>
  );
}

const change = (row: Instrument) => row.price - row.close;

const colorOf = (value?: number) => (value && value < 0 ? 'down' : 'up');

export const columns: GridColDef<Instrument>[] = [
  {field: 'id', headerName: 'Code', width: 78, cellClassName: 'strong'},
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 140, maxWidth: 350},
  {
    field: 'history',
    headerName: 'Last quotes',
    description: 'The price of the last 120 quotes, without a scale',
    width: WIDTH + 20,
    display: 'flex',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({row}) => (
      <Sparkline history={row.history} rising={change(row) >= 0} />
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 96,
    cellClassName: ({row}) => `strong ${colorOf(change(row))}`,
    valueFormatter: (value: number) => price.format(value),
  },
  {
    field: 'change',
    headerName: 'Change ($)',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => change(row),
    valueFormatter: (value: number) => signed.format(value),
    cellClassName: ({value}) => colorOf(value),
  },
  {
    field: 'percent',
    headerName: 'Change (%)',
    type: 'number',
    width: 104,
    valueGetter: (_, row) => (change(row) / row.close) * 100,
    valueFormatter: (value: number) => signed.format(value),
    cellClassName: ({value}) => colorOf(value),
  },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => integer.format(value),
  },
];
