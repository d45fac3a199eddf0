import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../../data/employees';
import {createServer} from '../../data/server';

const server = createServer(createEmployees(100));

const columns: GridColDef<Employee>[] = [
  {field: 'id', headerName: 'No.', width: 80},
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 110},
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end}) => {
    const range = {start: Number(start), end};
    const {rows} = await server.list({sortModel, filterModel, range});
    return {rows};
  },
};

export default function RowCountModes() {
  const [rowCount, setRowCount] = React.useState(-1);

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 460}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row count"
        value={rowCount}
        onChange={(_event, value) => value !== null && setRowCount(value)}
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={40}>40</ToggleButton>
        <ToggleButton value={100}>100</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      {/* `rowCount` is -1, 40, or 100. `dataSource.getRows()` returns only {rows}. */}
      <DataGridPro
        aria-label="Employees"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        rowCount={rowCount}
        initialState={{pagination: {paginationModel: {pageSize: 15}}}}
      />
      {/* #endregion */}
    </div>
  );
}
