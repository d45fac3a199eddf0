import * as React from 'react';
import {styled} from '@mui/material/styles';
import {
  DataGrid,
  GridCell,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160, editable: true},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
  {field: 'status', headerName: 'Status', width: 110},
];

const HighlightedCell = styled(GridCell)(({theme}) => ({
  '&.just-rendered': {
    backgroundColor: '#a5d6a7',
    ...theme.applyStyles('dark', {backgroundColor: '#1b5e20'}),
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'background-color 0.5s',
  },
}));

// #region preview
function TracedCell(props: GridCellProps) {
  const ref = React.useRef<HTMLDivElement>(null);

  // The effect has no dependencies, so it runs after every render of the cell.
  React.useEffect(() => {
    const cell = ref.current;
    cell?.classList.add('just-rendered');
    const timer = setTimeout(() => cell?.classList.remove('just-rendered'), 500);
    return () => clearTimeout(timer);
  });

  // HighlightedCell is a GridCell with a background for the class.
  return <HighlightedCell ref={ref} {...props} />;
}

// Pass it to the grid: <DataGrid slots={slots} … />
const slots = {cell: TracedCell};
// #endregion

export default function RenderHighlight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
      />
    </div>
  );
}
