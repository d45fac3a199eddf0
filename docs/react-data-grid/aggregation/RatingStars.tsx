import * as React from 'react';
import Rating from '@mui/material/Rating';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, tour: 'Seal watching', rating: 5},
  {id: 2, tour: 'Lighthouse', rating: 4},
  {id: 3, tour: 'Harbor by night', rating: 2},
  {id: 4, tour: 'Gull Island', rating: 4},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'tour', headerName: 'Tour', flex: 1, minWidth: 130},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({value, formattedValue, aggregation}) => {
      // "size" counts rows: its result isn't a rating.
      if (value == null || aggregation?.hasCellUnit === false) {
        return formattedValue;
      }
      return <Rating readOnly size="small" value={value} precision={0.1} />;
    },
  },
];

export default function RatingStars() {
  const [name, setName] = React.useState('avg');
  const aggregationModel = React.useMemo(() => ({rating: name}), [name]);

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregate the ratings"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
        sx={{mb: 1}}
      >
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="size">Number</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 460}}>
        <DataGridPremium
          aria-label="Ratings of tours"
          rows={rows}
          columns={columns}
          aggregationModel={aggregationModel}
        />
      </div>
    </div>
  );
}
// #endregion
