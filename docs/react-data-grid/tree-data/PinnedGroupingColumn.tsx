import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {boatParts, type BoatPart} from '../data/boatParts';

// #region preview
const columns: GridColDef<BoatPart>[] = [
  {field: 'supplier', headerName: 'Supplier', width: 300},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 300},
  {field: 'delivered', headerName: 'Delivered', type: 'date', width: 300},
];

const getTreeDataPath: DataGridProProps<BoatPart>['getTreeDataPath'] = (row) =>
  row.path;

export default function PinnedGroupingColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a boat"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{headerName: 'Part', width: 160}}
        initialState={{pinnedColumns: {left: [GRID_TREE_DATA_GROUPING_FIELD]}}}
        rows={boatParts}
        columns={columns}
      />
    </div>
  );
}
// #endregion
