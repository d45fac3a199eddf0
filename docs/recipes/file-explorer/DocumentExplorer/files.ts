/** A file or folder as a row of a database: it stores the id of its folder, or `null` at the top level. */
export interface FileRow {
  id: string;
  name: string;
  kind: 'folder' | 'file';
  parentId: string | null;
}

export const FILES: FileRow[] = [
  {id: 'budgets', name: 'Budgets', kind: 'folder', parentId: null},
  {id: 'budget-2025', name: 'Plan 2025.xlsx', kind: 'file', parentId: 'budgets'},
  {id: 'budget-2026', name: 'Plan 2026.xlsx', kind: 'file', parentId: 'budgets'},
  {id: 'contracts', name: 'Contracts', kind: 'folder', parentId: null},
  {id: 'signed', name: 'Signed', kind: 'folder', parentId: 'contracts'},
  {id: 'lease', name: 'Office lease.pdf', kind: 'file', parentId: 'signed'},
  {id: 'draft', name: 'Supplier draft.docx', kind: 'file', parentId: 'contracts'},
  {id: 'handbook', name: 'Handbook.pdf', kind: 'file', parentId: null},
];
