import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

// #region preview
export default function BoardedRow() {
  const apiRef = useGridApiRef();

  const board = () => {
    const {passengers} = apiRef.current.getRow(1);
    apiRef.current.updateRows([{id: 1, passengers: passengers + 1}]);
  };

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button onClick={board} sx={{alignSelf: 'start'}}>
        Add a passenger to the first Tern
      </Button>
      <div style={{height: 370}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
// #endregion
