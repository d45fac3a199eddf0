import * as React from 'react';
import {styled} from '@mui/material/styles';
import {
  DataGridPro,
  GridCell,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

// 1,000 rows: {id: 'P-000001', recipient: 'Farah Berg', city: 'Turin', weight: 6.1, …}
const rows = createParcels(1_000);

// #region preview
const HighlightedCell = styled(GridCell)(({theme}) => ({
  '&.just-rendered': {
    backgroundColor: '#a5d6a7',
    ...theme.applyStyles('dark', {backgroundColor: '#1b5e20'}),
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'background-color 0.5s',
  },
}));

// Defined once, outside the component that renders the grid
const TracedCell = React.forwardRef<HTMLDivElement, GridCellProps>(
  function TracedCell(props, ref) {
    const ownRef = React.useRef<HTMLDivElement>(null);
    React.useImperativeHandle(ref, () => ownRef.current!);

    // No dependencies: the effect runs after every render of the cell.
    React.useEffect(() => {
      const cell = ownRef.current;
      cell?.classList.add('just-rendered');
      const timer = setTimeout(() => cell?.classList.remove('just-rendered'), 500);
      return () => clearTimeout(timer);
    });

    return <HighlightedCell ref={ownRef} {...props} />;
  },
);

const slots = {cell: TracedCell};

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 160, editable: true},
  {field: 'city', headerName: 'City', width: 110},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 110,
    editable: true,
  },
  {field: 'status', headerName: 'Status', width: 110},
];

export default function RenderHighlight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
      />
    </div>
  );
}
// #endregion
