import {
  DataGridPremium,
  gridClasses,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createCatches, type Catch} from '../data/landings';

// #region preview
const rows = createCatches(1000);

const columns: GridColDef<Catch>[] = [
  {field: 'port', headerName: 'Port', width: 100},
  {field: 'fish', headerName: 'Fish', width: 100},
  {field: 'boat', headerName: 'Boat', width: 100},
  {field: 'value', headerName: 'Value ($)', type: 'number', width: 110},
];

const model: GridPivotModel = {
  rows: [{field: 'port'}],
  columns: [
    {field: 'fish', sort: 'asc'},
    {field: 'boat', sort: 'asc'},
  ],
  values: [{field: 'value', aggFunc: 'sum'}],
};

export default function StickyGroups() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Value of catches by port, fish and boat"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{pivoting: {enabled: true, model}}}
        sx={{
          [`& .${gridClasses['columnHeader--filledGroup']}`]: {
            [`& .${gridClasses.columnHeaderTitleContainer}`]: {overflow: 'visible'},
            [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
              position: 'sticky',
              left: 8,
            },
          },
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
