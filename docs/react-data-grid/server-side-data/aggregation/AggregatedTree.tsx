import * as React from 'react';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createArchive, type ArchiveNode} from '../../data/archive';
import {createServer} from '../../data/server';

const oneDigit = new Intl.NumberFormat('en', {maximumFractionDigits: 1});
const columns: GridColDef<ArchiveNode>[] = [
  {
    field: 'pages',
    headerName: 'Pages',
    type: 'number',
    width: 110,
    // Formats averages too.
    valueFormatter: (value?: number | null) =>
      value == null ? '' : oneDigit.format(value),
  },
  {field: 'condition', headerName: 'Condition', width: 120},
];
const groupingColDef = {headerName: 'Document', flex: 1, minWidth: 150};

// #region preview
const server = createServer(createArchive());

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  avg: {columnTypes: ['number']},
  size: {hasCellUnit: false},
};

const dataSource: GridDataSource = {
  getRows: async ({groupKeys = [], sortModel, filterModel, aggregationModel}) => {
    const {rows, aggregates} = await server.children({
      path: groupKeys,
      sortModel,
      filterModel,
      aggregationModel,
    });
    return {rows, aggregateRow: {aggregates}};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

export default function AggregatedTree() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Archive"
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {model: {pages: 'avg', condition: 'size'}},
        }}
      />
    </div>
  );
}
// #endregion
