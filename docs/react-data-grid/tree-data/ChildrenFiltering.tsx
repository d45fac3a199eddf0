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
  receivedOn: Date;
}

// #region preview
const rows: Part[] = [
  {id: 1, path: ['Frame'], receivedOn: new Date(2025, 4, 6)},
  {id: 2, path: ['Frame', 'Leg'], receivedOn: new Date(2025, 1, 3)},
  {id: 3, path: ['Desktop'], receivedOn: new Date(2025, 2, 17)},
  {id: 4, path: ['Electronics'], receivedOn: new Date(2025, 1, 3)},
  {id: 5, path: ['Electronics', 'Keypad'], receivedOn: new Date(2025, 3, 22)},
  {id: 6, path: ['Electronics', 'Control box'], receivedOn: new Date(2025, 4, 12)},
];

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{field: 'receivedOn', operator: 'after', value: '2025-05-01'}],
    },
  },
};

// Render: <DataGridPro treeData disableChildrenFiltering initialState={initialState} … />
// #endregion

const columns: GridColDef<Part>[] = [
  {field: 'receivedOn', headerName: 'Received on', type: 'date', width: 140},
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

export default function ChildrenFiltering() {
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
        label="disableChildrenFiltering"
      />
      <div style={{height: 440}}>
        <DataGridPro
          aria-label="Parts received after May 1"
          treeData
          getTreeDataPath={getTreeDataPath}
          rows={rows}
          columns={columns}
          disableChildrenFiltering={isDisabled}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
        />
      </div>
    </div>
  );
}
