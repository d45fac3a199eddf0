import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridCallbackDetails} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const tern = {id: 'vessel', field: 'vessel', operator: 'equals', value: 'Tern'};

export default function ChangeReason() {
  const apiRef = useGridApiRef();
  const [reason, setReason] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        <Button onClick={() => apiRef.current?.upsertFilterItem(tern)}>Only the Tern</Button>
        <Button onClick={() => apiRef.current?.deleteFilterItem(tern)}>All vessels</Button>
      </Stack>
      <div style={{height: 320}}>
        {/* #region preview */}
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          onFilterModelChange={(model, details: GridCallbackDetails<'filter'>) =>
            setReason(details.reason ?? 'not given')
          }
        />
        {/* #endregion */}
      </div>
      <Typography variant="body2" role="status">
        Reason of the last change: {reason}
      </Typography>
    </Stack>
  );
}
