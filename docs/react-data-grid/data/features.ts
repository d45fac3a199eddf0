export interface Feature {
  id: number;
  area:
    | 'Columns'
    | 'Rows'
    | 'Filtering'
    | 'Editing'
    | 'Analysis'
    | 'Server data'
    | 'Export'
    | 'Core';
  feature: string;
  plan: 'Community' | 'Pro' | 'Premium';
  use: string;
  /** URL of the guide. */
  guide: string;
}

type Line = [Feature['area'], string, Feature['plan'], string, guide: string];

const lines: Line[] = [
  [
    'Columns',
    'Column visibility',
    'Community',
    'Let users choose which columns they see',
    'column-visibility/',
  ],
  [
    'Columns',
    'Column groups',
    'Community',
    'Put a shared header above several columns',
    'column-groups/',
  ],
  [
    'Columns',
    'Column spanning',
    'Community',
    'Let a cell span several columns',
    'column-spanning/',
  ],
  [
    'Columns',
    'Column reordering',
    'Pro',
    'Move columns by drag and drop',
    'column-ordering/',
  ],
  [
    'Columns',
    'Column pinning',
    'Pro',
    'Keep columns visible while users scroll horizontally',
    'column-pinning/',
  ],
  [
    'Rows',
    'Row spanning',
    'Community',
    'Merge cells with equal values',
    'row-spanning/',
  ],
  [
    'Rows',
    'Dynamic row height',
    'Community',
    'Fit the height of a row to its content',
    'row-height/#dynamic-row-height',
  ],
  ['Rows', 'Row pinning', 'Pro', 'Keep rows at the top or the bottom', 'row-pinning/'],
  ['Rows', 'Row reordering', 'Pro', 'Move rows by drag and drop', 'row-ordering/'],
  [
    'Rows',
    'Master-detail panels',
    'Pro',
    'Expand a row to show its details',
    'master-detail/',
  ],
  ['Rows', 'List view', 'Pro', 'Show one column on narrow screens', 'list-view/'],
  [
    'Filtering',
    'Quick filter',
    'Community',
    'Search all columns at once',
    'filtering/quick-filter/',
  ],
  [
    'Filtering',
    'Multi-column filtering',
    'Pro',
    'Combine several filters',
    'filtering/multi-filters/',
  ],
  [
    'Filtering',
    'Header filters',
    'Pro',
    'Show a filter field in each column header',
    'filtering/header-filters/',
  ],
  [
    'Editing',
    'Cell and row editing',
    'Community',
    'Edit and validate values in place',
    'editing/',
  ],
  [
    'Editing',
    'Clipboard paste',
    'Premium',
    'Paste cells from a spreadsheet',
    'clipboard/#clipboard-paste',
  ],
  ['Editing', 'Cell selection', 'Premium', 'Select ranges of cells', 'cell-selection/'],
  ['Analysis', 'Tree data', 'Pro', 'Show rows with parents and children', 'tree-data/'],
  [
    'Analysis',
    'Row grouping',
    'Premium',
    'Group rows by the values of a column',
    'row-grouping/',
  ],
  [
    'Analysis',
    'Aggregation',
    'Premium',
    'Compute sums, averages, and other results',
    'aggregation/',
  ],
  ['Analysis', 'Pivoting', 'Premium', 'Build pivot tables with a panel', 'pivoting/'],
  [
    'Analysis',
    'AI assistant',
    'Premium',
    'Change the grid with a prompt',
    'ai-assistant/',
  ],
  [
    'Server data',
    'Data source',
    'Community',
    'Fetch, cache, and save rows',
    'server-side-data/',
  ],
  [
    'Server data',
    'Lazy loading',
    'Pro',
    'Fetch rows while users scroll',
    'server-side-data/lazy-loading/',
  ],
  [
    'Export',
    'CSV export',
    'Community',
    'Download the rows as text',
    'export/#csv-export',
  ],
  [
    'Export',
    'Excel export',
    'Premium',
    'Download a workbook with formats',
    'export/#excel-export',
  ],
  [
    'Core',
    'Virtualization',
    'Community',
    'Render only visible rows and columns',
    'virtualization/',
  ],
  [
    'Core',
    'Saved state',
    'Community',
    'Save and restore sorting, filters, and columns',
    'state/#save-and-restore-the-state',
  ],
];

export const features: Feature[] = lines.map(
  ([area, feature, plan, use, guide], index) => ({
    id: index + 1,
    area,
    feature,
    plan,
    use,
    guide: `/x/react-data-grid/${guide}`,
  }),
);
