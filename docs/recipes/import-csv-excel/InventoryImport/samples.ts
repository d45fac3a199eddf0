const TABLE = [
  ['SKU', 'Product', 'Stock', 'Unit cost'],
  ['FUR-2001', 'Standing desk', '24', '310'],
  ['FUR-2002', 'Office chair, gray', 'many', '145'],
  ['LGT-2003', 'Desk lamp', '120', '24.50'],
  ['elc2004', '', '15', '$212'],
  ['ACC-2005', 'Wireless mouse', '300', '14.90'],
];

/** Creates the file that users would choose, so that the demo works without one. */
export function createCsvSample(): File {
  const lines = TABLE.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return new File([lines.join('\r\n')], 'inventory.csv', {type: 'text/csv'});
}

export async function createExcelSample(): Promise<File> {
  const {Workbook} = await import('exceljs');
  const workbook = new Workbook();
  workbook.addWorksheet('Inventory').addRows(TABLE);
  return new File([await workbook.xlsx.writeBuffer()], 'inventory.xlsx');
}
