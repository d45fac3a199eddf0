import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid-premium';
import {columns, getVisibleColumns, overall} from './columns';
import {getDetailPanelContent, getDetailPanelHeight} from './DetailPanel';
import {isValid, products, type Product} from './products';
import {StockToolbar} from './StockToolbar';

const slots = {toolbar: StockToolbar};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, overall};

const initialState = {
  aggregation: {model: {margin: 'overall', sales: 'sum', profit: 'sum'}},
};

function save(product: Product) {
  if (!isValid(product)) {
    throw new Error('Enter a whole number of pieces, and a price of $1 or more.');
  }
  return product;
}

export default function StockBoard() {
  const [message, setMessage] = React.useState('');

  // #region preview
  // onResize={(size) => setWidth(size.width)}
  const [width, setWidth] = React.useState<number>();
  // The choice of a user, such as {rating: false}, takes precedence over the width.
  const [choice, setChoice] = React.useState<GridColumnVisibilityModel>({});
  const columnVisibilityModel = React.useMemo(
    () => ({...getVisibleColumns(width), ...choice}),
    [width, choice],
  );

  const processRowUpdate = (product: Product) => {
    const saved = save(product); // Throws an error if the stock or the price is invalid.
    setMessage(`Saved: ${saved.name}`);
    return saved;
  };
  // #endregion

  return (
    <Box sx={{width: '100%'}}>
      <Box sx={{height: 640}}>
        <DataGridPremium
          aria-label="Inventory"
          rows={products}
          columns={columns}
          rowHeight={60}
          initialState={initialState}
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={setChoice}
          onResize={(size) => setWidth(size.width)}
          aggregationFunctions={aggregationFunctions}
          aggregationRowsScope="all"
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          slots={slots}
          showToolbar
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Box role="status" sx={{minHeight: 24, mt: 1}}>
        {message}
      </Box>
    </Box>
  );
}
