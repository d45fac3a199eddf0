import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../../data/readings';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createReadings(10_000));

const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'No.', width: 90},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', flex: 1, minWidth: 110},
];

// #region preview
export default function ThrottledRequests() {
  const [throttle, setThrottle] = React.useState(500);
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, start, end}) => {
        setRequests((count) => count + 1);
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
      <DataGridPro
        aria-label="Readings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        lazyLoadingRequestThrottleMs={throttle}
        initialState={{pagination: {paginationModel: {pageSize: 10}}}}
      />
    </div>
  );
}
// #endregion
