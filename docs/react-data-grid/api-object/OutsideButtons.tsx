import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridFilterModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const delayed: GridFilterModel = {
  items: [{field: 'status', operator: 'is', value: 'Delayed'}],
};

export default function OutsideButtons() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => apiRef.current?.setFilterModel(delayed)}>Delayed</Button>
      <Button onClick={() => apiRef.current?.setFilterModel({items: []})}>All</Button>
      <Button onClick={() => apiRef.current?.sortColumn('passengers', 'desc')}>
        Busiest
      </Button>
      <div style={{height: 320, marginTop: 8}}>
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
