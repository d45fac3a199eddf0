import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, path: ['Domes'], visitors: 0},
  {id: 2, path: ['Domes', 'North dome'], visitors: 140},
  {id: 3, path: ['Domes', 'South dome'], visitors: 95},
  {id: 4, path: ['Offices', 'Library'], visitors: 30},
  {id: 5, path: ['Offices', 'Kitchen'], visitors: 12},
];

const columns: GridColDef[] = [
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 130},
];

export default function RoomTree() {
  return (
    <div style={{height: 400, width: '100%'}}>
      {/* #region preview */}
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{headerName: 'Room', width: 220}}
      />
      {/* #endregion */}
    </div>
  );
}
