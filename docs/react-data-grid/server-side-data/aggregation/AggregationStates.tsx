import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createOrders(300), {delay: 700});

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 140},
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  min: {columnTypes: ['number']},
  max: {columnTypes: ['number']},
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: {model: {quantity: 'sum'}},
  pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
};

export default function AggregationStates() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const [hasFailed, setHasFailed] = React.useState(false);

  const dataSource: GridDataSource = React.useMemo(
    // #region preview
    () => ({
      // One response contains the rows, their number, and the totals.
      getRows: async ({sortModel, filterModel, paginationModel, aggregationModel}) => {
        setRequests((prev) => prev + 1);
        const {rows, rowCount, aggregates} = await server.list({
          sortModel,
          filterModel,
          paginationModel,
          aggregationModel, // {quantity: 'sum'}
        });
        return {rows, rowCount, aggregateRow: aggregates};
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    // #endregion
    [],
  );

  const fetchAgain = () => {
    setHasFailed(false);
    apiRef.current?.dataSource.fetchRows();
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('product');
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 500}}>
      <ServerControls
        requests={requests}
        onFailChange={(fails) => server.setAvailable(!fails)}
      />
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={fetchAgain}>
              Try again
            </Button>
          }
        >
          Couldn’t load the orders and their totals.
        </Alert>
      )}
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        onDataSourceError={() => setHasFailed(true)}
        localeText={{noRowsLabel: hasFailed ? '' : 'No order passes the filter.'}}
        showToolbar
        disablePivoting
        pagination
        pageSizeOptions={[20]}
        initialState={initialState}
      />
    </div>
  );
}
