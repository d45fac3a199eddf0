import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridFilterPanel,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
type Presets = Record<string, GridFilterModel>;
const PresetContext = React.createContext<[Presets, (presets: Presets) => void]>([
  {},
  () => {},
]);

function PanelWithPresets() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const [presets, setPresets] = React.useContext(PresetContext);
  const [name, setName] = React.useState('');

  return (
    <Stack direction={{xs: 'column', md: 'row'}}>
      <Stack spacing={1} sx={{p: 1, minWidth: 230}}>
        {Object.keys(presets).length === 0 && (
          <Typography variant="body2">No saved filters yet.</Typography>
        )}
        <List dense disablePadding>
          {Object.entries(presets).map(([label, preset]) => (
            <ListItem key={label} disableGutters>
              <Button
                size="small"
                onClick={() => apiRef.current.setFilterModel(preset)}
              >
                {label} ({preset.items.length})
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={`Delete ${label}`}
                onClick={() => {
                  const {[label]: _deleted, ...others} = presets;
                  setPresets(others);
                }}
              >
                Delete
              </Button>
            </ListItem>
          ))}
        </List>
        <TextField
          label="Name"
          size="small"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          size="small"
          variant="outlined"
          disabled={name.trim() === ''}
          onClick={() => setPresets({...presets, [name.trim()]: model})}
        >
          {name.trim() in presets ? 'Update' : 'Save'} filters
        </Button>
      </Stack>
      <GridFilterPanel />
    </Stack>
  );
}

export default function FilterPresets() {
  const presets = React.useState<Presets>({
    'Full boats': {items: [{id: 1, field: 'passengers', operator: '>', value: 100}]},
  });

  return (
    <PresetContext value={presets}>
      <div style={{height: 460, width: '100%'}}>
        <DataGridPro
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          showToolbar
          slots={{filterPanel: PanelWithPresets}}
        />
      </div>
    </PresetContext>
  );
}
// #endregion
