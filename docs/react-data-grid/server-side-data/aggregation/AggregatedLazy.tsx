import * as React from 'react';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createReadings, type Reading} from '../../data/readings';
import {createServer} from '../../data/server';

const columns: GridColDef<Reading>[] = [
  {field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 170},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120},
];

// #region preview
const server = createServer(createReadings(10_000));

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  min: {columnTypes: ['number', 'date', 'dateTime']},
  max: {columnTypes: ['number', 'date', 'dateTime']},
};

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end, aggregationModel}) => {
    const {rows, rowCount, aggregates} = await server.list({
      sortModel,
      filterModel,
      range: {start: Number(start), end},
      aggregationModel,
    });
    return {rows, rowCount, aggregateRow: aggregates};
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function AggregatedLazy() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Readings"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        lazyLoading
        initialState={{
          aggregation: {model: {wind: 'max'}},
          pagination: {paginationModel: {pageSize: 25}},
        }}
      />
    </div>
  );
}
// #endregion
