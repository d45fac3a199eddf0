import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../../data/employees';

const rows = createEmployees(1_000);

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', isRemote: false, …}
function RemoteFilter({item, colDef, inputRef}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <NativeSelect
      fullWidth
      value={item.value ?? ''}
      inputRef={inputRef}
      inputProps={{'aria-label': 'Filter by remote work', tabIndex: -1}}
      onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
      onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
      onChange={({target: {value}}) =>
        value
          ? apiRef.current.upsertFilterItem({...item, operator: 'is', value})
          : apiRef.current.deleteFilterItem(item)
      }
    >
      <option value="">All</option>
      <option value="true">Remote</option>
      <option value="false">On site</option>
    </NativeSelect>
  );
}
// #endregion

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 140,
    renderHeaderFilter: (params) => <RemoteFilter {...params} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    renderHeaderFilter: () => 'No filter',
  },
];

export default function OneColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro aria-label="Employees" rows={rows} columns={columns} headerFilters />
    </div>
  );
}
