import * as React from 'react';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';

// #region preview
const server = createServer(createParcels(1_000));

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  max: {columnTypes: ['number', 'date', 'dateTime']},
  size: {hasCellUnit: false},
};

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country'},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
  {field: 'postage', headerName: 'Postage (USD)', type: 'number', width: 140},
];

const dataSource: GridDataSource = {
  getRows: async ({
    groupFields = [],
    groupKeys = [],
    sortModel,
    filterModel,
    aggregationModel,
  }) => {
    // Groups: {groupKey: 'Norway', aggregates: {weight: 29.9, postage: 3742.24}, …}
    const {rows, aggregates} = await server.group({
      groupFields,
      groupKeys,
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

export default function AggregatedGroups() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{flex: 1, minWidth: 150}}
        initialState={{
          rowGrouping: {model: ['country']},
          aggregation: {model: {weight: 'max', postage: 'sum'}},
          columns: {columnVisibilityModel: {country: false}},
        }}
      />
    </div>
  );
}
// #endregion
