import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function SelectorCall() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Filter the rows, then count.');

  const count = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const passengers = entries.reduce((sum, {model}) => sum + model.passengers, 0);
    setText(`${entries.length} departures, ${passengers} passengers`);
  };

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={count}>
        Count
      </Button>
      <Typography component="span" role="status" sx={{ml: 2}}>
        {text}
      </Typography>
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
