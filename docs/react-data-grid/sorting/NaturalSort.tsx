import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, bin: 'Bin 10', product: 'Desk lamp'},
  {id: 2, bin: 'Bin 2', product: 'Wireless mouse'},
  {id: 3, bin: 'Bin 1', product: 'Webcam'},
  {id: 4, bin: 'Bin 20', product: 'Docking station'},
];

const collator = new Intl.Collator('en-US', {numeric: true});

const columns: GridColDef[] = [
  {
    field: 'bin', // Ascending: Bin 1, Bin 2, Bin 10, Bin 20
    headerName: 'Bin',
    sortComparator: (first?: string, second?: string) =>
      collator.compare(first ?? '', second ?? ''),
  },
  {field: 'product', headerName: 'Product', width: 160},
];
// #endregion

const initialState = {sorting: {sortModel: [{field: 'bin', sort: 'asc' as const}]}};

export default function NaturalSort() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Storage bins"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
