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
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

type Presets = Record<string, GridFilterModel>;

const initialPresets: Presets = {
  'Large orders': {items: [{id: 1, field: 'quantity', operator: '>=', value: 20}]},
};

const PresetContext = React.createContext<[Presets, (presets: Presets) => void]>([
  initialPresets,
  () => {},
]);

interface PresetListProps {
  presets: Presets;
  onApply: (preset: GridFilterModel) => void;
  onDelete: (name: string) => void;
  onSave: (name: string) => void;
}

/** The saved filters, and a form that saves the current ones. */
function PresetList({presets, onApply, onDelete, onSave}: PresetListProps) {
  const [name, setName] = React.useState('');
  const trimmedName = name.trim();

  return (
    <Stack spacing={1} sx={{p: 1, minWidth: 230}}>
      {Object.keys(presets).length === 0 && (
        <Typography variant="body2">No saved filters yet.</Typography>
      )}
      <List dense disablePadding>
        {Object.entries(presets).map(([label, preset]) => (
          <ListItem key={label} disableGutters>
            <Button size="small" onClick={() => onApply(preset)}>
              {label} ({preset.items.length})
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={`Delete ${label}`}
              onClick={() => onDelete(label)}
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
        disabled={trimmedName === ''}
        onClick={() => onSave(trimmedName)}
      >
        {trimmedName in presets ? 'Update' : 'Save'} filters
      </Button>
    </Stack>
  );
}

// #region preview
// `PresetContext` holds a state, such as {'Large orders': {items: […]}}.
function PanelWithPresets() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const [presets, setPresets] = React.useContext(PresetContext);

  return (
    <Stack direction={{xs: 'column', md: 'row'}}>
      <PresetList
        presets={presets}
        onApply={(preset) => apiRef.current.setFilterModel(preset)}
        onSave={(name) => setPresets({...presets, [name]: model})}
        onDelete={(name) => {
          const {[name]: _deleted, ...remaining} = presets;
          setPresets(remaining);
        }}
      />
      <GridFilterPanel />
    </Stack>
  );
}
// #endregion

const slots = {filterPanel: PanelWithPresets};

export default function FilterPresets() {
  const presets = React.useState(initialPresets);

  return (
    <PresetContext.Provider value={presets}>
      <div style={{height: 460, width: '100%'}}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          showToolbar
          slots={slots}
        />
      </div>
    </PresetContext.Provider>
  );
}
