import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'supplier', headerName: 'Supplier', width: 130},
];

const initialState = {columns: {columnVisibilityModel: {supplier: false}}};

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 42, supplier: 'Lakeside Works'},
  {id: 2, product: 'Desk lamp', stock: 310, supplier: 'Brightline'},
  {id: 3, product: 'LED panel', stock: 96, supplier: 'Brightline'},
];

export default function HiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['lakeside'],
    quickFilterExcludeHiddenColumns: false, // Searches the hidden supplier, too
  });
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={filterModel.quickFilterExcludeHiddenColumns} />}
        onChange={(_event, checked) =>
          setFilterModel({...filterModel, quickFilterExcludeHiddenColumns: checked})
        }
        label="Exclude hidden columns"
      />
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Inventory"
          rows={rows}
          columns={columns}
          initialState={initialState}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </div>
    </div>
  );
}
