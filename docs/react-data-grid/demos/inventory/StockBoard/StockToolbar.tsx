import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  FilterPanelTrigger,
  gridFilterModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import FilterListIcon from '@mui/icons-material/FilterList';
import {statuses} from './columns';

const FILTER = {id: 'status', field: 'status', operator: 'is'};

const options = [{value: 'all', label: 'All'}, ...statuses];

export function StockToolbar() {
  const apiRef = useGridApiContext();
  const {items} = useGridSelector(apiRef, gridFilterModelSelector);
  const status = items.find(({id}) => id === FILTER.id)?.value ?? 'all';

  const filterByStatus = (value: string | null) => {
    if (value === 'all') {
      apiRef.current.deleteFilterItem(FILTER);
    } else if (value) {
      apiRef.current.upsertFilterItem({...FILTER, value});
    }
  };

  return (
    <Toolbar style={{flex: 'none', flexWrap: 'wrap', justifyContent: 'start', gap: 8}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status"
        value={status}
        onChange={(_event, value) => filterByStatus(value)}
      >
        {options.map(({value, label}) => (
          <ToggleButton key={value} value={value} sx={{textTransform: 'none', px: 1}}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <QuickFilter expanded style={{flex: 1, minWidth: 120}}>
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder="Search…"
          slotProps={{htmlInput: {role: 'searchbox', 'aria-label': 'Search products'}}}
        />
      </QuickFilter>
      <FilterPanelTrigger aria-label="More filters" render={<ToolbarButton />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
