import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  /** Cost in US dollars. */
  cost: number;
}

// #region preview
const rows: Part[] = [
  {id: 1, path: ['Frame'], cost: 96},
  {id: 2, path: ['Frame', 'Leg'], cost: 38},
  {id: 3, path: ['Frame', 'Crossbar'], cost: 12},
  {id: 4, path: ['Desktop'], cost: 74},
  {id: 5, path: ['Electronics'], cost: 52},
  {id: 6, path: ['Electronics', 'Keypad'], cost: 14},
  {id: 7, path: ['Electronics', 'Cable'], cost: 3},
];

const initialState: DataGridProProps['initialState'] = {
  sorting: {sortModel: [{field: 'cost', sort: 'asc'}]},
};

// Render: <DataGridPro treeData disableChildrenSorting initialState={initialState} … />
// #endregion

const columns: GridColDef<Part>[] = [
  {field: 'cost', headerName: 'Cost', type: 'number', width: 130},
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

export default function ChildrenSorting() {
  const [isDisabled, setIsDisabled] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={isDisabled}
            onChange={(_event, checked) => setIsDisabled(checked)}
          />
        }
        label="disableChildrenSorting"
      />
      <div style={{height: 520}}>
        <DataGridPro
          aria-label="Parts by cost"
          treeData
          getTreeDataPath={getTreeDataPath}
          rows={rows}
          columns={columns}
          disableChildrenSorting={isDisabled}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
        />
      </div>
    </div>
  );
}
