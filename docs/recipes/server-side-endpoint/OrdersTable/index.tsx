import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridDataSource} from '@mui/x-data-grid';
import {columns} from './columns';
import {getOrders} from './server';
import {toQuery} from './toQuery';

const PAGE_SIZES = [10, 25, 50];
const INITIAL_STATE = {
  pagination: {paginationModel: {pageSize: 10}, rowCount: 0},
};

export default function OrdersTable() {
  const [request, setRequest] = React.useState('');
  const [problem, setProblem] = React.useState('');

  // #region preview
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const query = toQuery(params); // page=0&pageSize=10&sort=total&order=desc
        setRequest(`GET /api/orders?${decodeURIComponent(query.toString())}`);
        setProblem('');
        // In your app: fetch(`/api/orders?${query}`)
        const {rows, rowCount} = await getOrders(query);
        // A row: {id: 10001, customer: 'Alder Clinics', status: 'Paid', total: 13176}
        return {rows, rowCount};
      },
    }),
    [],
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <div style={{height: 440}}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={INITIAL_STATE}
          pageSizeOptions={PAGE_SIZES}
          disableRowSelectionOnClick
          showToolbar
        />
      </div>
      <div role="status">
        {problem ? (
          <Alert severity="error">{problem}</Alert>
        ) : (
          <Typography
            component="code"
            variant="body2"
            sx={{display: 'block', minHeight: 40, overflowWrap: 'anywhere'}}
          >
            {request}
          </Typography>
        )}
      </div>
    </Stack>
  );
}
