import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../../data/employees';

const rows = createEmployees(100);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {field: 'jobTitle', headerName: 'Job title', width: 190},
  {field: 'office', headerName: 'Office', width: 130},
];

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded style={{display: 'flex'}}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, {expanded}) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              sx={{visibility: expanded ? 'visible' : 'hidden'}}
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search'},
              }}
            />
          )}
        />
        <QuickFilterTrigger render={<ToolbarButton />} aria-label="Search">
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

// Pass it to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: SearchToolbar};
// #endregion

export default function StartsOpen() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
