import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const onlyTern = {id: 'vessel', field: 'vessel', operator: 'equals', value: 'Tern'};

export default function ChangeReason() {
  const apiRef = useGridApiRef();
  const [reason, setReason] = React.useState('none yet');

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => apiRef.current?.upsertFilterItem(onlyTern)}>
        Only the Tern
      </Button>
      <Button onClick={() => apiRef.current?.deleteFilterItem(onlyTern)}>
        All vessels
      </Button>
      <div style={{height: 320, margin: '8px 0'}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          onFilterModelChange={(_model, details) =>
            setReason(details.reason ?? 'not given')
          }
        />
      </div>
      <Typography variant="body2" role="status">
        Reason for the last change: {reason}
      </Typography>
    </div>
  );
}
// #endregion
