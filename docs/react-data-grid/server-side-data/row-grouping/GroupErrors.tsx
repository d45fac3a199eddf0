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
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<Order>[] = [
  {field: 'port', headerName: 'Port'},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

// #region preview
const server = createServer(createOrders(60), {delay: 700});

const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
    const {rows} = await server.group({
      groupFields,
      groupKeys,
      sortModel,
      filterModel,
    });
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
};

export default function GroupErrors() {
  const apiRef = useGridApiRef();
  const [isMissing, setMissing] = React.useState(false);
  const [group, setGroup] = React.useState<string | null>(null);

  const fetchAgain = () => {
    setMissing(false);
    apiRef.current?.dataSource.fetchRows();
  };
  const showError: DataGridPremiumProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      const {groupKeys = []}: GridGetRowsParams = error.params;
      if (groupKeys.length === 0) {
        setMissing(true);
      } else {
        setGroup(groupKeys.join(' / '));
      }
    }
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
          onDataSourceError={showError}
          localeText={{noRowsLabel: isMissing ? '' : 'No order passes the filter.'}}
          initialState={{
            rowGrouping: {model: ['port']},
            columns: {columnVisibilityModel: {port: false}},
          }}
        />
        {isMissing && (
          <Alert
            severity="error"
            action={<Button onClick={fetchAgain}>Try again</Button>}
            style={{position: 'absolute', inset: '45% 16px auto'}}
          >
            The ports couldn’t be loaded.
          </Alert>
        )}
      </div>
      {group && (
        <Snackbar open autoHideDuration={6000} onClose={() => setGroup(null)}>
          <Alert severity="error">{`The orders of ${group} couldn’t be loaded.`}</Alert>
        </Snackbar>
      )}
    </div>
  );
}
// #endregion
