import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

// #region preview
interface Post {
  id: number;
  path: string[];
  duty: string;
  since: Date;
}

const rows: Post[] = [
  {id: 1, path: ['Berg'], duty: 'Harbor master', since: new Date(2012, 3, 1)},
  {id: 2, path: ['Berg', 'Aas'], duty: 'Skipper', since: new Date(2017, 8, 15)},
  {
    id: 3,
    path: ['Berg', 'Aas', 'Costa'],
    duty: 'Deckhand',
    since: new Date(2023, 0, 9),
  },
  {id: 4, path: ['Berg', 'Duarte'], duty: 'Engineer', since: new Date(2020, 5, 30)},
];

const columns: GridColDef<Post>[] = [
  {field: 'duty', headerName: 'Duty', width: 140},
  {field: 'since', headerName: 'Since', type: 'date', width: 120},
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'crew',
  columnsStyles: {
    since: {numFmt: 'yyyy-mm-dd', font: {color: {argb: 'FF1565C0'}}},
  },
  exceljsPreProcess: async ({workbook, worksheet}) => {
    workbook.creator = 'Harbor office';
    worksheet.mergeCells('A1:C1');
    const title = worksheet.getCell('A1');
    title.value = 'Crew of the island line';
    title.font = {bold: true, size: 16};
    title.border = {bottom: {style: 'thick', color: {argb: 'FF1565C0'}}};
    worksheet.addRow([]); // the exported rows follow
  },
  exceljsPostProcess: async ({worksheet}) => {
    worksheet.addRow([]);
    worksheet.addRow(['For internal use only']);
  },
};

export default function ExcelStyled() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Crew"
        treeData
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{headerName: 'Name', width: 160}}
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {excelOptions}}}
      />
    </div>
  );
}
// #endregion
