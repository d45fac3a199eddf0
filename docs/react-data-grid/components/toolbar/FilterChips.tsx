import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  type GridLocaleText,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

const rows = createParcels(1000);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

function FilterBar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  const describe = ({field, operator, value}: GridFilterItem) => {
    const column = apiRef.current.getColumn(field);
    const operators = column.filterOperators ?? [];
    const label = operators.find((option) => option.value === operator)?.label;
    const name = operator[0]!.toUpperCase() + operator.slice(1);
    const key = `filterOperator${name}` as keyof GridLocaleText;
    // Operators of numbers have a label; the names of the others are translated.
    const text = label ?? String(apiRef.current.getLocaleText(key));
    return [column.headerName, text, value].filter((word) => word != null).join(' ');
  };

  return (
    <Toolbar style={{flex: 'none', justifyContent: 'flex-start'}}>
      <FilterPanelTrigger
        aria-label={`Filters, ${items.length} active`}
        render={<ToolbarButton />}
      >
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1}}>
        {items.map((item) => (
          <Chip
            key={item.id}
            size="small"
            label={describe(item)}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Stack>
    </Toolbar>
  );
}

const slots = {toolbar: FilterBar};

export default function FilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{id: 1, field: 'weight', operator: '>', value: 20}],
  });

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Parcels"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        slots={slots}
        slotProps={{basePopper: {placement: 'bottom-start'}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
