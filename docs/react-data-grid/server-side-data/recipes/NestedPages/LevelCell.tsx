import IconButton from '@mui/material/IconButton';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import type {LevelRow} from './useLevels';

interface LevelCellProps {
  row: LevelRow;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of a row, indented by its level, with the button that shows its children. */
export function LevelCell({row, isOpen, onToggle}: LevelCellProps) {
  const level = (row.path?.length ?? 1) - 1;
  const count = row.descendantCount > 0 ? ` (${row.descendantCount})` : '';

  return (
    <span style={{paddingInlineStart: level * 16}}>
      {row.descendantCount > 0 && (
        <IconButton
          size="small"
          // The grid moves the focus from cell to cell. Space in the cell toggles the row.
          tabIndex={-1}
          aria-label={isOpen ? 'Hide children' : 'Show children'}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isOpen ? <ExpandMoreIcon /> : <ChevronRightIcon />}
        </IconButton>
      )}
      {row.groupKey}
      {count}
    </span>
  );
}
