import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'buoy', headerName: 'Buoy', flex: 1, minWidth: 100},
  {field: 'color', headerName: 'Color', width: 100},
  {field: 'owner', headerName: 'Owner', width: 130},
];

const rows = [
  {id: 1, buoy: 'Gull', color: 'Red', owner: 'Coast guard'},
  {id: 2, buoy: 'Seal', color: 'Green', owner: 'Port'},
  {id: 3, buoy: 'Skua', color: 'Red', owner: 'Coast guard'},
];

export default function HiddenColumns() {
  const [isOwnerVisible, setIsOwnerVisible] = React.useState(false);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['coast'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={isOwnerVisible} />}
        onChange={() => setIsOwnerVisible(!isOwnerVisible)}
        label="Show owner"
      />
      <FormControlLabel
        control={<Switch checked={filterModel.quickFilterExcludeHiddenColumns} />}
        onChange={(_event, checked) =>
          setFilterModel({...filterModel, quickFilterExcludeHiddenColumns: checked})
        }
        label="Exclude hidden columns"
      />
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Buoys"
          rows={rows}
          columns={columns}
          showToolbar
          columnVisibilityModel={{owner: isOwnerVisible}}
          onColumnVisibilityModelChange={(model) =>
            setIsOwnerVisible(model.owner !== false)
          }
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </div>
  );
}
// #endregion
