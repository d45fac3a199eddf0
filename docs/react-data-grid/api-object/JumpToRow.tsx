import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const vessels = ['Tern', 'Petrel', 'Skua'];

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  // #region preview
  const jumpTo = (vessel: string) => {
    const api = apiRef.current;
    const row = api?.getSortedRows().find((candidate) => candidate.vessel === vessel);
    if (api && row) {
      api.scrollToIndexes({rowIndex: api.getRowIndexRelativeToVisibleRows(row.id), colIndex: 0});
      api.setCellFocus(row.id, 'vessel');
    }
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="First crossing of"
        defaultValue=""
        onChange={(event) => jumpTo(event.target.value)}
        sx={{width: 200}}
      >
        {vessels.map((vessel) => (
          <MenuItem key={vessel} value={vessel}>
            {vessel}
          </MenuItem>
        ))}
      </TextField>
      <div style={{height: 320}}>
        <DataGrid apiRef={apiRef} rows={departures} columns={departureColumns} />
      </div>
    </Stack>
  );
}
