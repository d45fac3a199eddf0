import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import {boatParts, type BoatPart} from '../data/boatParts';

// #region preview
const columns: GridColDef<BoatPart>[] = [
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
  {field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140},
];

const getTreeDataPath: DataGridProProps<BoatPart>['getTreeDataPath'] = (row) =>
  row.path;

export default function ChildrenSorting() {
  const [rootsOnly, setRootsOnly] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    {field: 'weight', sort: 'asc'},
  ]);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={rootsOnly} onChange={(_event, on) => setRootsOnly(on)} />
        }
        label="disableChildrenSorting"
      />
      <div style={{height: 520}}>
        <DataGridPro
          aria-label="Parts by weight"
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenSorting={rootsOnly}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          defaultGroupingExpansionDepth={-1}
          rows={boatParts}
          columns={columns}
          density="compact"
        />
      </div>
    </div>
  );
}
// #endregion
