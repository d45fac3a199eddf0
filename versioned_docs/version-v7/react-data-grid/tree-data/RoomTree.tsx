import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Room {
  id: number;
  path: string[];
  visitors: number;
}

// #region preview
const rows: Room[] = [
  {id: 1, path: ['Domes'], visitors: 0},
  {id: 2, path: ['Domes', 'North dome'], visitors: 140},
  {id: 3, path: ['Domes', 'South dome'], visitors: 95},
  {id: 4, path: ['Offices', 'Library'], visitors: 30},
  {id: 5, path: ['Offices', 'Kitchen'], visitors: 12},
];

const columns: GridColDef<Room>[] = [
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 130},
];

const getTreeDataPath = (row: Room) => row.path;

export default function RoomTree() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Visitors by room"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{headerName: 'Room', width: 220}}
      />
    </div>
  );
}
// #endregion
