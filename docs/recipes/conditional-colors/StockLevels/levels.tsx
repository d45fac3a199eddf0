import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import type {InventoryItem} from '../../../data/inventory';

/** Each level has an icon and a label, so nobody needs to tell the colors apart. */
export const LEVELS = {
  reorder: {label: 'Reorder', color: 'error', Icon: ErrorOutlineIcon},
  low: {label: 'Low', color: 'warning', Icon: TrendingDownIcon},
  enough: {label: 'Enough', color: 'success', Icon: CheckIcon},
} as const;

export type Level = keyof typeof LEVELS;

export function getLevel({stock, reorderPoint}: InventoryItem): Level {
  if (stock <= reorderPoint) {
    return 'reorder';
  }
  return stock <= reorderPoint * 2 ? 'low' : 'enough';
}

export function LevelLabel({level}: {level: Level}) {
  const {label, Icon} = LEVELS[level];
  return (
    <span style={{display: 'inline-flex', alignItems: 'center', gap: 8}}>
      <Icon fontSize="small" />
      {label}
    </span>
  );
}
