import Box from '@mui/material/Box';
import type {GridRenderCellParams} from '@mui/x-data-grid';
import type {InventoryItem} from '../../../data/inventory';
import {getLevel, LEVELS} from './levels';

/** The stock that fills the bar. */
const MAX_STOCK = 480;

const styles = {
  cell: {display: 'flex', alignItems: 'center', gap: 1, height: '100%'},
  track: {flex: 1, height: 10, bgcolor: 'action.hover'},
  number: {width: '4ch', fontVariantNumeric: 'tabular-nums'},
};

/** A bar and its number, which is all that screen readers read. */
export function StockBar({
  row,
  value = 0,
  formattedValue,
}: GridRenderCellParams<InventoryItem, number>) {
  const {color} = LEVELS[getLevel(row)];
  const width = `${Math.min(value / MAX_STOCK, 1) * 100}%`;
  return (
    <Box sx={styles.cell}>
      <Box sx={styles.track}>
        <Box sx={{height: '100%', bgcolor: `${color}.main`}} style={{width}} />
      </Box>
      <Box sx={styles.number}>{formattedValue}</Box>
    </Box>
  );
}
