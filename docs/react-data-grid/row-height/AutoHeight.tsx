import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

// #region preview
const sentences = [
  'The parcel was opened and closed again.',
  'The address label is hard to read in the rain.',
  'A neighbor signed for it, and put it behind the red door next to the stairs.',
  'The recipient asked for delivery after six.',
];

const rows = Array.from({length: 200}, (_, index) => ({
  id: index + 1,
  note: sentences.slice(0, 1 + (index % 4)).join(' '),
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Parcel', width: 80},
  {field: 'note', headerName: 'Note', flex: 1, minWidth: 180},
];

const getRowHeight = () => 'auto' as const;

export default function AutoHeight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Notes"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{[`& .${gridClasses.cell}`]: {py: 1}}}
      />
    </div>
  );
}
// #endregion
