import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24, supplier: 'Brightline'},
  {id: 2, product: 'Office chair', stock: 8, supplier: 'Contoso'},
  {id: 3, product: 'Desk lamp', stock: 130, supplier: 'Lakeside Works'},
  {id: 4, product: 'Webcam', stock: 75, supplier: 'Fabrikam'},
];

type Product = (typeof rows)[number];

const columns: GridColDef<Product>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

const getDetailPanelContent: DataGridProProps<Product>['getDetailPanelContent'] = ({
  row,
}) => <Typography sx={{p: 2}}>{`Supplier: ${row.supplier}`}</Typography>;
const getDetailPanelHeight = () => 56;

// #region preview
export default function ControlledPanels() {
  const [expanded, setExpanded] = React.useState(new Set<GridRowId>([1, 3]));

  return (
    <div style={{width: '100%'}}>
      <p>Expanded rows: {[...expanded].join(', ') || 'none'}</p>
      <div style={{height: 450}}>
        <DataGridPro
          aria-label="Products"
          rows={rows} // [{id: 1, product: 'Standing desk', supplier: 'Brightline', …}, …]
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
        />
      </div>
    </div>
  );
}
// #endregion
