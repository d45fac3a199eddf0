import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createOrders(10_000));

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'total', headerName: 'Total ($)', type: 'number', flex: 1, minWidth: 110},
];

export default function ThrottledRequests() {
  const [throttle, setThrottle] = React.useState(500);
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, start, end}) => {
        setRequests((prev) => prev + 1);
        const range = {start: Number(start), end};
        return server.list({sortModel, filterModel, range});
      },
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 480}}>
      <RadioGroup
        row
        aria-label="Milliseconds between requests"
        value={throttle}
        onChange={(_event, value) => setThrottle(Number(value))}
      >
        {[0, 500, 1500].map((time) => (
          <FormControlLabel
            key={time}
            value={time}
            control={<Radio />}
            label={`${time} ms`}
          />
        ))}
      </RadioGroup>
      <ServerControls requests={requests} />
      {/* #region preview */}
      {/* `throttle` is 0, 500, or 1500. `dataSource.getRows()` returns {rows, rowCount}. */}
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        lazyLoadingRequestThrottleMs={throttle}
        initialState={{pagination: {paginationModel: {pageSize: 10}}}}
      />
      {/* #endregion */}
    </div>
  );
}
