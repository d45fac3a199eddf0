import type * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import ImageIcon from '@mui/icons-material/Image';
import BarChartIcon from '@mui/icons-material/BarChart';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import {
  gridColumnVisibilityModelSelector,
  gridDensitySelector,
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type {ProjectFile} from './files';

const icons = {Contract: DescriptionIcon, Image: ImageIcon, Report: BarChartIcon};

/** Keeps the grid from handling Space, which activates the controls in the cell. */
const stopSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') {
    event.stopPropagation();
  }
};

interface FileCellProps {
  row: ProjectFile;
  /** Whether the cell has the focus: only then, its controls are tab stops. */
  hasFocus: boolean;
  onOpen: () => void;
}

/** Shows a file in the list. The density and the visible columns determine its details. */
export default function FileCell({row, hasFocus, onOpen}: FileCellProps) {
  const apiRef = useGridApiContext();
  const tabIndex = hasFocus ? 0 : -1;
  const density = useGridSelector(apiRef, gridDensitySelector);
  const visible = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionManagerSelector).has(row.id);
  const Icon = icons[row.kind];
  const details = [
    visible.saved !== false && row.saved.toLocaleDateString('en-US'),
    visible.size !== false && `${row.size} KB`,
  ].filter(Boolean);

  return (
    <Stack
      direction="row"
      sx={{py: 1, gap: 2, alignItems: 'center', width: '100%'}}
      onKeyDown={stopSpace}
    >
      <Checkbox
        edge="start"
        size="small"
        checked={selected}
        onClick={(event) => event.stopPropagation()}
        onChange={(_event, checked) => apiRef.current.selectRow(row.id, checked)}
        slotProps={{input: {'aria-label': `Select ${row.name}`, tabIndex}}}
      />
      {density !== 'compact' && <Icon color="action" />}
      <Box sx={{flex: 1, minWidth: 0}}>
        <Typography variant="body2" noWrap>
          {row.name}
        </Typography>
        {row.state === 'uploading' ? (
          <LinearProgress aria-label={`Uploading ${row.name}`} sx={{mt: 1}} />
        ) : (
          density !== 'compact' && (
            <Typography variant="caption" color="text.secondary" component="div">
              {details.join(' · ')}
              {density === 'comfortable' && row.note && <div>{row.note}</div>}
            </Typography>
          )
        )}
      </Box>
      <IconButton
        tabIndex={tabIndex}
        aria-label={`Details of ${row.name}`}
        disabled={row.state === 'uploading'}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        <MoreVertIcon />
      </IconButton>
    </Stack>
  );
}
