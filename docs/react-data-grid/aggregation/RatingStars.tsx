import * as React from 'react';
import Rating from '@mui/material/Rating';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', rating: 5},
  {id: 2, product: 'Office chair', rating: 4},
  {id: 3, product: 'Desk lamp', rating: 2},
  {id: 4, product: 'Webcam', rating: 4},
];

const ratingColumn: GridColDef<(typeof rows)[number]> = {
  field: 'rating',
  type: 'number',
  display: 'flex',
  renderCell: ({value, formattedValue, aggregation}) =>
    // The result of "size" is a number of rows, not a rating.
    value == null || aggregation?.hasCellUnit === false ? (
      formattedValue
    ) : (
      <Rating readOnly size="small" value={value} precision={0.1} />
    ),
};
// #endregion

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {...ratingColumn, headerName: 'Rating', width: 160},
];

export default function RatingStars() {
  const [model, setModel] = React.useState<GridAggregationModel>({rating: 'avg'});

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregate the ratings"
        value={model.rating ?? null}
        onChange={(_event, name: string | null) => setModel(name ? {rating: name} : {})}
        sx={{mb: 1}}
      >
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="size">Number</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 400}}>
        <DataGridPremium
          aria-label="Product ratings"
          rows={rows}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </div>
    </div>
  );
}
