import {DataGridPro} from '@mui/x-data-grid-pro';
import {columns} from './columns';
import type {Deal} from './deals';

const getTreeDataPath = (deal: Deal) => [deal.region, String(deal.id)];

/** Adds a tree of regions, pinned columns, and a row of filters to the free grid. */
export default function ProGrid({rows}: {rows: Deal[]}) {
  return (
    <DataGridPro
      aria-label="Sales pipeline"
      rows={rows}
      columns={columns}
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={{headerName: 'Region', width: 170}}
      defaultGroupingExpansionDepth={1}
      headerFilters
      checkboxSelection
      showToolbar
      density="compact"
      initialState={{
        pinnedColumns: {left: ['__check__', '__tree_data_group__'], right: ['amount']},
        columns: {columnVisibilityModel: {region: false}},
      }}
    />
  );
}
