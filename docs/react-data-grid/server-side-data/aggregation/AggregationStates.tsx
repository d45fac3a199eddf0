import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 140},
];
const aggregationFunctions = {
  sum: {columnTypes: ['number']},
  min: {columnTypes: ['number']},
  max: {columnTypes: ['number']},
};

// #region preview
const server = createServer(createOrders(300), {delay: 700});

export default function AggregationStates() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const [isMissing, setMissing] = React.useState(false);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, paginationModel, aggregationModel}) => {
        setRequests((count) => count + 1);
        const {rows, rowCount, aggregates} = await server.list({
          sortModel,
          filterModel,
          paginationModel,
          aggregationModel,
        });
        return {rows, rowCount, aggregateRow: aggregates};
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    [],
  );
  const fetchAgain = () => {
    setMissing(false);
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 500}}>
      <ServerControls
        requests={requests}
        onFailChange={(fails) => server.setAvailable(!fails)}
      />
      {isMissing && (
        <Alert
          severity="error"
          action={<Button onClick={fetchAgain}>Try again</Button>}
        >
          Rows and totals couldn’t be loaded.
        </Alert>
      )}
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        onDataSourceError={() => setMissing(true)}
        localeText={{noRowsLabel: isMissing ? '' : 'No order passes the filter.'}}
        showToolbar
        disablePivoting
        pagination
        pageSizeOptions={[20]}
        initialState={{
          aggregation: {model: {quantity: 'sum'}},
          pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
        }}
      />
    </div>
  );
}
// #endregion
