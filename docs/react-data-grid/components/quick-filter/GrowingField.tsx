import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import {styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

const rows = createParcels(10_000);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

// #region preview
// The button and the field share one grid area; `aria-expanded` is on the button.
const Root = styled(QuickFilter)({display: 'grid', alignItems: 'center'});

const Trigger = styled(ToolbarButton)({
  gridArea: '1 / 1',
  width: 'min-content',
  zIndex: 1,
  '&[aria-expanded="true"]': {opacity: 0, pointerEvents: 'none'},
});

const Field = styled(TextField)(({theme}) => ({
  gridArea: '1 / 1',
  overflowX: 'clip',
  width: 'var(--trigger-width)',
  opacity: 0,
  transition: theme.transitions.create(['width', 'opacity']),
  '[aria-expanded="true"] + &': {width: 240, opacity: 1},
}));

function SearchToolbar() {
  return (
    <Toolbar>
      <Root>
        <QuickFilterTrigger
          render={(props, state) => (
            <Trigger {...props} aria-label="Search" aria-disabled={state.expanded}>
              <SearchIcon fontSize="small" />
            </Trigger>
          )}
        />
        <QuickFilterControl
          render={({ref, slotProps, ...props}, state) => (
            <Field
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search…"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search parcels'},
                input: {
                  ...slotProps?.input,
                  startAdornment: (
                    <SearchIcon fontSize="small" sx={{marginInlineEnd: 1}} />
                  ),
                  endAdornment: state.value ? (
                    <QuickFilterClear size="small" edge="end" aria-label="Clear search">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  ) : null,
                },
              }}
            />
          )}
        />
      </Root>
    </Toolbar>
  );
}

const slots = {toolbar: SearchToolbar};

export default function GrowingField() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGrid
        label="Parcels"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
