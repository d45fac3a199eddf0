import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridFilterModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const vessels = ['Tern', 'Petrel', 'Skua'];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const chosen = filterModel.items.find((item) => item.field === 'vessel')?.value;
  const show = (vessel: string) =>
    setFilterModel({items: [{field: 'vessel', operator: 'equals', value: vessel}]});

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {vessels.map((vessel) => (
          <Chip
            key={vessel}
            label={vessel}
            color={vessel === chosen ? 'primary' : 'default'}
            onClick={() => show(vessel)}
            aria-pressed={vessel === chosen}
          />
        ))}
      </Stack>
      <div style={{height: 320}}>
        {/* #region preview */}
        <DataGrid
          rows={departures}
          columns={departureColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
