import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Part {
  id: number;
  path: string;
  weight: number;
}

const rows: Part[] = [
  {id: 1, path: 'Hull', weight: 2400},
  {id: 2, path: 'Hull/Deck', weight: 410},
  {id: 3, path: 'Hull/Deck/Hatch', weight: 22},
  {id: 4, path: 'Rig', weight: 35},
  {id: 5, path: 'Rig/Mast', weight: 190},
];

const columns: GridColDef<Part>[] = [
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) =>
  row.path.split('/');

export default function DelimitedPath() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a boat"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
      />
    </div>
  );
}
// #endregion
