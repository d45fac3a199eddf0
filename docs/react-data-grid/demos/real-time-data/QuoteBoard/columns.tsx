import * as React from 'react';
import type {GridColDef} from '@mui/x-data-grid-pro';
import type {Instrument, Market} from './market';

const price = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const [WIDTH, HEIGHT] = [96, 28];

export const MarketContext = React.createContext<Market | null>(null);

/** The latest quote of a row, between the updates of the grid. */
function useLatest({id}: Instrument): Instrument {
  const {subscribe, latest} = React.useContext(MarketContext)!;
  const read = () => latest(id);
  // Only cells whose instrument changed render again.
  return React.useSyncExternalStore(subscribe, read, read);
}

const change = ({price: now, close}: Instrument) => (now / close - 1) * 100;
const colorOf = (row: Instrument) => (change(row) < 0 ? 'down' : 'up');

/** A text that follows the quotes. */
function LiveText({row, print}: {row: Instrument; print: (row: Instrument) => string}) {
  const latest = useLatest(row);
  return <span className={colorOf(latest)}>{print(latest)}</span>;
}

/** A line of 40 points. A plain SVG renders much faster than a chart in each row. */
function Sparkline({row}: {row: Instrument}) {
  const latest = useLatest(row);
  const values = latest.history.flatMap(({price: y}, i) => (i % 3 === 2 ? y : []));
  const min = Math.min(...values);
  const range = Math.max(...values) - min || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - min) / range) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });

  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className={colorOf(latest)}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </svg>
  );
}

const printPrice = (row: Instrument) => price.format(row.price);
const printChange = (row: Instrument) => signed.format(change(row));

export const columns: GridColDef<Instrument>[] = [
  {field: 'id', headerName: 'Code', width: 78},
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
    renderCell: ({row}) => <Sparkline row={row} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 96,
    renderCell: ({row}) => <LiveText row={row} print={printPrice} />,
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 104,
    valueGetter: (_, row) => change(row),
    renderCell: ({row}) => <LiveText row={row} print={printChange} />,
  },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 100,
  },
];
