import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridFilterModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const chosen = filterModel.items.find((item) => item.field === 'vessel')?.value;

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {['Tern', 'Petrel', 'Skua'].map((vessel) => (
          <Chip
            key={vessel}
            label={vessel}
            color={vessel === chosen ? 'primary' : 'default'}
            aria-pressed={vessel === chosen}
            onClick={() =>
              setFilterModel({
                items: [{field: 'vessel', operator: 'equals', value: vessel}],
              })
            }
          />
        ))}
      </Stack>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
// #endregion
