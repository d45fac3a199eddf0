import Button from '@mui/material/Button';
import {DataGrid, GridPreferencePanelsValue, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
export default function OutsideButton() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <Button
        onClick={() => {
          apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
        }}
      >
        Choose columns
      </Button>
      <div style={{height: 360}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
        />
      </div>
    </div>
  );
}
// #endregion
