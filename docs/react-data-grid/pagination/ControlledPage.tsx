import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function ControlledPage() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 4});

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button
        variant="outlined"
        disabled={paginationModel.page === 0}
        onClick={() => setPaginationModel({...paginationModel, page: 0})}
      >
        First page
      </Button>
      <div style={{height: 320, width: '100%'}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[4, 8]}
        />
      </div>
    </Stack>
  );
}
// #endregion
