import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createOrders(60), {delay: 700});

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category'},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['category']},
  columns: {columnVisibilityModel: {category: false}},
};

const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
    const query = {groupFields, groupKeys, sortModel, filterModel};
    const {rows} = await server.group(query);
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
};

export default function GroupErrors() {
  const apiRef = useGridApiRef();

  // #region preview
  // The keys of the group that failed, such as ['Lighting'], or [] for the first level.
  const [failedKeys, setFailedKeys] = React.useState<string[] | null>(null);

  const handleError: DataGridPremiumProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      const {groupKeys = []}: GridGetRowsParams = error.params;
      setFailedKeys(groupKeys);
    }
  };

  const hasNoRows = failedKeys?.length === 0;
  const failedGroup = failedKeys?.join(' / ');
  // #endregion

  const fetchAgain = () => {
    setFailedKeys(null);
    apiRef.current?.dataSource.fetchRows();
  };

  const handleRetry = () => {
    fetchAgain();
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('product');
  };

  return (
    <div style={{height: 470, width: '100%'}}>
      <ServerControls
        onFailChange={(fails) => server.setAvailable(!fails)}
        onRefetch={fetchAgain}
      />
      <div style={{height: 420, marginTop: 8, position: 'relative'}}>
        <DataGridPremium
          aria-label="Orders"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={handleError}
          localeText={{noRowsLabel: hasNoRows ? '' : 'No order passes the filter.'}}
          initialState={initialState}
        />
        {hasNoRows && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={handleRetry}>
                Try again
              </Button>
            }
            style={{position: 'absolute', inset: '45% 16px auto'}}
          >
            Couldn’t load the categories.
          </Alert>
        )}
      </div>
      <Snackbar
        open={Boolean(failedGroup)}
        autoHideDuration={6000}
        onClose={() => setFailedKeys(null)}
      >
        <Alert severity="error">{`Couldn’t load the orders of ${failedGroup}.`}</Alert>
      </Snackbar>
    </div>
  );
}
