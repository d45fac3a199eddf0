import Pagination from '@mui/material/Pagination';
import type {TablePaginationProps} from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(2000);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

function PageNumbers({
  page,
  onPageChange,
  className,
}: Pick<TablePaginationProps, 'page' | 'onPageChange' | 'className'>) {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_, newPage) => onPageChange(null, newPage - 1)}
    />
  );
}

export default function NumberedPager() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
        slotProps={{basePagination: {material: {ActionsComponent: PageNumbers}}}}
      />
    </div>
  );
}
// #endregion
