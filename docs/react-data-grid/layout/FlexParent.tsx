import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function FlexParent() {
  const [count, setCount] = React.useState(3);

  return (
    <div style={{width: '100%'}}>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove a row
      </Button>
      <Button
        disabled={count === departures.length}
        onClick={() => setCount(count + 1)}
      >
        Add a row
      </Button>
      <div style={{display: 'flex', flexDirection: 'column'}}>
        <DataGrid
          aria-label="Departures"
          rows={departures.slice(0, count)}
          columns={departureColumns}
        />
      </div>
    </div>
  );
}
// #endregion
