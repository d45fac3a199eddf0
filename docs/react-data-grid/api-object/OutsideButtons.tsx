import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const delayed = {items: [{field: 'status', operator: 'is', value: 'Delayed'}]};

export default function OutsideButtons() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        <Button onClick={() => apiRef.current?.setFilterModel(delayed)}>Delayed</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({items: []})}>All</Button>
        <Button onClick={() => apiRef.current?.sortColumn('passengers', 'desc')}>Fullest</Button>
      </Stack>
      <div style={{height: 320}}>
        <DataGrid apiRef={apiRef} rows={departures} columns={departureColumns} />
      </div>
      {/* #endregion */}
    </Stack>
  );
}
