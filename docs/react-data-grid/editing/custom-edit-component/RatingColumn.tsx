import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Supplier {
  id: number;
  name: string;
  stars: number;
}

const rows: Supplier[] = [
  {id: 1, name: 'Brightline', stars: 4},
  {id: 2, name: 'Lakeside Works', stars: 5},
  {id: 3, name: 'Summit Parts', stars: 2},
];

/** Moves the focus to the selected star when the cell gets the focus. */
function useStarFocus(hasFocus: boolean) {
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    }
  }, [hasFocus]);
  return ref;
}

// #region preview
// A row: {id: 1, name: 'Brightline', stars: 4}
function RatingEditor(params: GridRenderEditCellParams<Supplier, number>) {
  const {id, field, value, hasFocus} = params;
  const apiRef = useGridApiContext();
  // This hook, in the same file, moves the focus to the selected star.
  const ref = useStarFocus(hasFocus);

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
// #endregion

const columns: GridColDef<Supplier>[] = [
  {field: 'name', headerName: 'Supplier', width: 150},
  {
    field: 'stars',
    headerName: 'Rating',
    type: 'number',
    editable: true,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    renderCell: ({value}) => <Rating readOnly value={value ?? null} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function RatingColumn() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Suppliers" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
