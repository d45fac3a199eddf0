import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGridPremium, GRID_AGGREGATION_FUNCTIONS} from '@mui/x-data-grid-premium';
import {columns, overall} from './columns';
import {getDetailPanelContent, getDetailPanelHeight} from './DetailPanel';
import {isValid, products, type Product} from './products';
import {StockToolbar} from './StockToolbar';

// #region preview
const slots = {toolbar: StockToolbar};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, overall};

const initialState = {
  columns: {columnVisibilityModel: {cost: false}},
  aggregation: {model: {margin: 'overall', sales: 'sum', profit: 'sum'}},
};

export default function StockBoard() {
  const [message, setMessage] = React.useState('');

  const save = (product: Product) => {
    if (!isValid(product)) {
      throw new Error('Enter a whole number of pieces, and a price of $1 or more');
    }
    setMessage(`Saved: ${product.name}`);
    return product;
  };

  return (
    <Box sx={{width: '100%'}}>
      <Box sx={{height: 640}}>
        <DataGridPremium
          aria-label="Inventory"
          rows={products}
          columns={columns}
          rowHeight={60}
          initialState={initialState}
          aggregationFunctions={aggregationFunctions}
          aggregationRowsScope="all"
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          slots={slots}
          showToolbar
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Box role="status" sx={{height: 24, mt: 1}}>
        {message}
      </Box>
    </Box>
  );
}
// #endregion
