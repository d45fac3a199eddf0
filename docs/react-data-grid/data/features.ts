export interface Feature {
  id: number;
  area:
    'Columns' | 'Rows' | 'Filtering' | 'Editing' | 'Analysis' | 'Server data' | 'Export' | 'Core';
  feature: string;
  plan: 'Community' | 'Pro' | 'Premium';
  use: string;
}

type Line = [Feature['area'], string, Feature['plan'], string];

const lines: Line[] = [
  ['Columns', 'Column visibility', 'Community', 'Let users choose which columns they see'],
  ['Columns', 'Column groups', 'Community', 'Put a shared header above several columns'],
  ['Columns', 'Column spanning', 'Community', 'Let a cell span several columns'],
  ['Columns', 'Column reordering', 'Pro', 'Move columns by drag and drop'],
  ['Columns', 'Column pinning', 'Pro', 'Keep columns in view while scrolling sideways'],
  ['Rows', 'Row spanning', 'Community', 'Merge cells with equal values'],
  ['Rows', 'Dynamic row height', 'Community', 'Fit the row to its content'],
  ['Rows', 'Row pinning', 'Pro', 'Keep rows at the top or the bottom'],
  ['Rows', 'Row reordering', 'Pro', 'Move rows by drag and drop'],
  ['Rows', 'Master-detail panels', 'Pro', 'Expand a row to show its details'],
  ['Rows', 'List view', 'Pro', 'Show one column on narrow screens'],
  ['Filtering', 'Quick filter', 'Community', 'Search in all columns at once'],
  ['Filtering', 'Multi-column filtering', 'Pro', 'Combine several filters'],
  ['Filtering', 'Header filters', 'Pro', 'Put a filter field into each header'],
  ['Editing', 'Cell and row editing', 'Community', 'Edit and validate values in place'],
  ['Editing', 'Clipboard paste', 'Premium', 'Paste cells from a spreadsheet'],
  ['Editing', 'Cell selection', 'Premium', 'Select ranges of cells'],
  ['Analysis', 'Tree data', 'Pro', 'Show rows with parents and children'],
  ['Analysis', 'Row grouping', 'Premium', 'Group rows by the values of a column'],
  ['Analysis', 'Aggregation', 'Premium', 'Compute sums, averages and more'],
  ['Analysis', 'Pivoting', 'Premium', 'Turn values into columns'],
  ['Analysis', 'AI assistant', 'Premium', 'Change the grid with a prompt'],
  ['Server data', 'Data source', 'Community', 'Fetch, cache and save rows'],
  ['Server data', 'Lazy loading', 'Pro', 'Fetch rows while users scroll'],
  ['Export', 'CSV export', 'Community', 'Download the rows as text'],
  ['Export', 'Excel export', 'Premium', 'Download a workbook with formats'],
  ['Core', 'Virtualization', 'Community', 'Render only what is visible'],
  ['Core', 'Saved state', 'Community', 'Store and restore the setup of a grid'],
];

export const features: Feature[] = lines.map(([area, feature, plan, use], index) => ({
  id: index + 1,
  area,
  feature,
  plan,
  use,
}));
