import {FIELDS, type Field, type ImportRow} from './validation';

/** A record of a file, and its number as spreadsheets show it. */
interface FileRecord {
  line: number;
  cells: string[];
}

async function readCsv(file: File): Promise<FileRecord[]> {
  const {parse} = await import('papaparse');
  const {data} = parse<string[]>(await file.text());
  return data.map((cells, index) => ({line: index + 1, cells}));
}

async function readExcel(file: File): Promise<FileRecord[]> {
  const {Workbook} = await import('exceljs');
  const workbook = new Workbook();
  await workbook.xlsx.load(await file.arrayBuffer());
  const records: FileRecord[] = [];
  const [sheet] = workbook.worksheets;
  sheet?.eachRow((row, line) => {
    const cells = Array.from({length: sheet.columnCount}, (_, index) =>
      row.getCell(index + 1).text.trim(),
    );
    records.push({line, cells});
  });
  return records;
}

/** Reads a table whose first row has the names of the columns, in any order. */
export async function readFile(file: File): Promise<ImportRow[]> {
  const isExcel = file.name.toLowerCase().endsWith('.xlsx');
  const [header, ...records] = await (isExcel ? readExcel(file) : readCsv(file));
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];

  const missing = Object.values(FIELDS).filter(
    (name) => !names.includes(name.toLowerCase()),
  );
  if (missing.length > 0) {
    throw new Error(`${file.name} has no column “${missing[0]}”.`);
  }

  const getCell = (cells: string[], field: Field) =>
    cells[names.indexOf(FIELDS[field].toLowerCase())] ?? '';
  return records
    .filter(({cells}) => cells.some((cell) => cell.trim() !== ''))
    .map(({line, cells}) => ({
      line,
      sku: getCell(cells, 'sku'),
      product: getCell(cells, 'product'),
      stock: getCell(cells, 'stock'),
      unitCost: getCell(cells, 'unitCost'),
    }));
}
