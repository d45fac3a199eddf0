import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 110},
];

// #region preview
const server = createServer(createParcels(100));

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
      <DataGridPro
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        rowCount={rowCount}
        initialState={{pagination: {paginationModel: {pageSize: 15}}}}
      />
    </div>
  );
}
// #endregion
