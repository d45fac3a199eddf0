import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(100);

const OFFICES = ['New York', 'Austin', 'Chicago', 'San Francisco', 'Toronto', 'London'];

// #region preview
// A row: {name: 'Hannah Martinez', office: 'Chicago', salary: 128000, isRemote: false, …}
const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', type: 'singleSelect', valueOptions: OFFICES, headerName: 'Office'},
  {field: 'startDate', type: 'date', headerName: 'Start', width: 110},
  {field: 'salary', type: 'number', headerName: 'Salary', width: 110},
  {field: 'isRemote', type: 'boolean', headerName: 'Remote'},
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'employees',
  columnsStyles: {
    startDate: {numFmt: 'mm/dd/yyyy'},
    salary: {numFmt: '$#,##0'},
  },
};
// #endregion

export default function ExcelDefault() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {excelOptions}}}
      />
    </div>
  );
}
