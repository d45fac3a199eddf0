import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {landings, type Landing} from '../data/landings';

// #region preview
const columns: GridColDef<Landing>[] = [
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'fish', headerName: 'Fish', width: 110},
  {field: 'quarter', headerName: 'Quarter', width: 100},
  {field: 'tons', headerName: 'Tons', type: 'number', width: 90},
];

export default function ControlledPivot() {
  const [pivotActive, setPivotActive] = React.useState(true);
  const [pivotModel, setPivotModel] = React.useState<GridPivotModel>({
    rows: [{field: 'port'}],
    columns: [{field: 'quarter'}],
    values: [{field: 'tons', aggFunc: 'sum'}],
  });

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{mb: 1, gap: 2, flexWrap: 'wrap'}}>
        <FormControlLabel
          control={
            <Switch
              checked={pivotActive}
              onChange={(_event, checked) => setPivotActive(checked)}
            />
          }
          label="Pivot mode"
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows"
          value={pivotModel.rows[0]?.field ?? null}
          onChange={(_event, field: string | null) =>
            field && setPivotModel((old) => ({...old, rows: [{field}]}))
          }
        >
          <ToggleButton value="port">By port</ToggleButton>
          <ToggleButton value="fish">By fish</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{height: 460}}>
        <DataGridPremium
          aria-label="Landings"
          rows={landings}
          columns={columns}
          columnGroupHeaderHeight={36}
          pivotActive={pivotActive}
          onPivotActiveChange={setPivotActive}
          pivotModel={pivotModel}
          onPivotModelChange={setPivotModel}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
