import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const sentences = [
  'The package was damaged when it arrived.',
  'The customer sent two pictures of the box.',
  'A replacement is on its way and should arrive on Tuesday between 9 AM and noon.',
  'The customer asked for a call before the delivery.',
];

// #region preview
// A row: {id: 1, note: 'The package was damaged when it arrived. …'}
const rows = Array.from({length: 200}, (_, index) => ({
  id: index + 1,
  note: sentences.slice(0, 1 + (index % 4)).join(' '),
}));

const getRowHeight = () => 'auto' as const;

// Rows with the height 'auto' have no padding of their own.
const cellPadding = {[`& .${gridClasses.cell}`]: {py: 1}};
// #endregion

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Ticket', width: 80},
  {field: 'note', headerName: 'Note', flex: 1, minWidth: 180},
];

export default function AutoHeight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Notes"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={cellPadding}
      />
    </div>
  );
}
