import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Review {
  id: number;
  ferry: string;
  stars: number;
}

const rows: Review[] = [
  {id: 1, ferry: 'Tern', stars: 4},
  {id: 2, ferry: 'Petrel', stars: 5},
  {id: 3, ferry: 'Skua', stars: 2},
];

// #region preview
function RatingEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Review, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value ?? null}
      onChange={(_event, stars) =>
        apiRef.current.setEditCellValue({id, field, value: stars})
      }
      sx={{px: 1}}
    />
  );
}

const columns: GridColDef<Review>[] = [
  {field: 'ferry', headerName: 'Ferry', width: 130},
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    editable: true,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    renderCell: ({value}) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function RatingColumn() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid aria-label="Reviews" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
