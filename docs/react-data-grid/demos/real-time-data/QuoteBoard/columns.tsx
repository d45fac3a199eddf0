import * as React from 'react';
import type {GridColDef, GridColumnVisibilityModel} from '@mui/x-data-grid-pro';
import type {Instrument, Trading} from './market';

const price = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const count = new Intl.NumberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const [WIDTH, HEIGHT] = [96, 28];

const change = (now: Trading, {close}: Instrument) => (now.price / close - 1) * 100;
const colorOf = (now: Trading, row: Instrument) =>
  change(now, row) < 0 ? 'down' : 'up';

/** Returns the latest values of a row and re-renders the component on each of its quotes. */
const useLatest = ({subscribe, latest}: Instrument): Trading =>
  React.useSyncExternalStore(subscribe, latest, latest);

type Print = (now: Trading, row: Instrument) => string;

/** Renders a value that changes with each quote. */
function LiveText({row, print}: {row: Instrument; print: Print}) {
  const now = useLatest(row);
  return <span className={colorOf(now, row)}>{print(now, row)}</span>;
}

/** Renders a line of 40 points. A plain SVG is much faster than a chart in each row. */
function Sparkline({row}: {row: Instrument}) {
  const now = useLatest(row);
  const values = now.history.flatMap(({price: y}, i) => (i % 3 === 2 ? y : []));
  const min = Math.min(...values);
  const range = Math.max(...values) - min || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - min) / range) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });

  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className={colorOf(now, row)}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </svg>
  );
}

const printPrice: Print = (now) => price.format(now.price);
const printChange: Print = (now, row) => signed.format(change(now, row));
const printVolume: Print = (now) => count.format(now.volume);

/** Returns the columns that fit the width of the grid, which is known after it has rendered. */
export function getVisibleColumns(width = 900): GridColumnVisibilityModel {
  return {name: width >= 560, history: width >= 640};
}

export const columns: GridColDef<Instrument>[] = [
  {field: 'id', headerName: 'Code', width: 78},
  {field: 'name', headerName: 'Name', flex: 2, minWidth: 140},
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
    flex: 1,
    minWidth: 92,
    valueGetter: (_value, row) => row.latest().price,
    renderCell: ({row}) => <LiveText row={row} print={printPrice} />,
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    flex: 1,
    minWidth: 108,
    valueGetter: (_value, row) => change(row.latest(), row),
    renderCell: ({row}) => <LiveText row={row} print={printChange} />,
  },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    flex: 1,
    minWidth: 96,
    valueGetter: (_value, row) => row.latest().volume,
    renderCell: ({row}) => <LiveText row={row} print={printVolume} />,
  },
];
