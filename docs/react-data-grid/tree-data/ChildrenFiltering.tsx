import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {boatParts, type BoatPart} from '../data/boatParts';

// #region preview
const columns: GridColDef<BoatPart>[] = [
  {field: 'delivered', headerName: 'Delivered', type: 'date', width: 140},
  {field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140},
];

const getTreeDataPath: DataGridProProps<BoatPart>['getTreeDataPath'] = (row) =>
  row.path;

export default function ChildrenFiltering() {
  const [rootsOnly, setRootsOnly] = React.useState(false);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{field: 'delivered', operator: 'after', value: '2025-05-01'}],
  });

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={rootsOnly} onChange={(_event, on) => setRootsOnly(on)} />
        }
        label="disableChildrenFiltering"
      />
      <div style={{height: 440}}>
        <DataGridPro
          aria-label="Parts delivered after May 1"
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={rootsOnly}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          defaultGroupingExpansionDepth={1}
          rows={boatParts}
          columns={columns}
        />
      </div>
    </div>
  );
}
// #endregion
