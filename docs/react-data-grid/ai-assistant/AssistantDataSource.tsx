import * as React from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 140},
  {field: 'country', headerName: 'Country', width: 110, examples: ['Italy', 'Norway']},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'postage', headerName: 'Postage (USD)', type: 'number', width: 140},
];

// #region preview
const server = createServer(createParcels(1_000));

const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], ...params}) => {
    const isRoot = groupKeys.length === 0;
    const {rows, rowCount, aggregates} = await server.group({
      groupFields,
      groupKeys,
      sortModel: params.sortModel,
      filterModel: params.filterModel,
      aggregationModel: params.aggregationModel,
      paginationModel: isRoot ? params.paginationModel : undefined,
    });
    return {rows, aggregateRow: {aggregates}, ...(isRoot && {rowCount})};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

export default function AssistantDataSource() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        aggregationFunctions={{sum: {columnTypes: ['number']}, avg: {}, size: {}}}
        disablePivoting
        showToolbar
        pagination
        pageSizeOptions={[20]}
        initialState={{
          pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
        }}
        aiAssistant
        slots={{aiAssistantPanel: GridAiAssistantPanel}}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          {value: 'Parcels to Norway'},
          {value: 'Total postage by country'},
          {value: 'Sort by weight, heaviest first'},
        ]}
      />
    </div>
  );
}
// #endregion
