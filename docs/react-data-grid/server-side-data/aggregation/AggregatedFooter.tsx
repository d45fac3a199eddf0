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

// No apply(): the server computes, the grid offers the functions.
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  size: {hasCellUnit: false},
};

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    editable: true,
    width: 130,
  },
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, paginationModel, aggregationModel}) => {
    const {rows, rowCount, aggregates} = await server.list({
      sortModel,
      filterModel,
      paginationModel,
      aggregationModel, // {weight: 'sum', recipient: 'size'}
    });
    return {rows, rowCount, aggregateRow: aggregates};
  },
  getAggregatedValue: (row, field) => row[field],
  updateRow: async ({updatedRow}) => server.update(updatedRow as Parcel),
};

export default function AggregatedFooter() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pagination
        pageSizeOptions={[20]}
        initialState={{
          aggregation: {model: {weight: 'sum', recipient: 'size'}},
          pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
        }}
      />
    </div>
  );
}
// #endregion
