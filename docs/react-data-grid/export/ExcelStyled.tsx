import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

const rows = [
  {path: ['Chen'], jobTitle: 'Engineering manager', since: new Date(2018, 3, 2)},
  {
    path: ['Chen', 'Silva'],
    jobTitle: 'Software engineer',
    since: new Date(2021, 8, 15),
  },
  {path: ['Chen', 'Okafor'], jobTitle: 'QA engineer', since: new Date(2023, 0, 9)},
  {path: ['Kim'], jobTitle: 'Sales manager', since: new Date(2019, 10, 4)},
  {path: ['Kim', 'Murphy'], jobTitle: 'Account executive', since: new Date(2024, 5, 3)},
].map((row, index) => ({...row, id: index + 1}));

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  {field: 'jobTitle', headerName: 'Job title', width: 170},
  {field: 'since', headerName: 'Since', type: 'date', width: 120},
];

// #region preview
// A row: {id: 2, path: ['Chen', 'Silva'], jobTitle: 'Software engineer', since: Date}
const excelOptions: GridExcelExportOptions = {
  columnsStyles: {
    since: {numFmt: 'mm/dd/yyyy', font: {color: {argb: 'FF1565C0'}}},
  },
  exceljsPreProcess: async ({workbook, worksheet}) => {
    workbook.creator = 'People team';
    worksheet.mergeCells('A1:C1');
    const title = worksheet.getCell('A1');
    title.value = 'Reporting lines';
    title.font = {bold: true, size: 16};
    worksheet.addRow([]); // The exported rows follow.
  },
  exceljsPostProcess: async ({worksheet}) => {
    worksheet.addRow([]);
    worksheet.addRow(['For internal use only']);
  },
};
// #endregion

const getTreeDataPath = (row: Employee) => row.path;

const groupingColDef: Partial<GridColDef> = {headerName: 'Name', width: 160};

export default function ExcelStyled() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by manager"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {excelOptions}}}
      />
    </div>
  );
}
