import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type {Theme} from '@mui/material/styles';
import {
  DataGridPro,
  useGridApiRef,
  type GridColumnVisibilityModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import {ChartPanel} from './ChartPanel';
import {columns, getVisibleColumns} from './columns';
import {Feed, useIsVisible} from './Feed';
import {createMarket} from './market';

const NONE: GridRowSelectionModel = {type: 'include', ids: new Set()};

const createStyles = ({palette}: Theme) => ({
  '& .up': {color: 'success.main'},
  '& .down': {color: palette.mode === 'dark' ? '#ff8a80' : '#c62828'},
  '& [data-field=volume] span': {color: 'text.primary'},
  '& .MuiDataGrid-cell': {fontVariantNumeric: 'tabular-nums'},
});

/** Places the chart below the grid, or next to it if the demo is wide. */
const layout = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  '@container (min-width: 1100px)': {
    gridAutoFlow: 'column',
    gridAutoColumns: '420px',
  },
};

export default function QuoteBoard() {
  // #region preview
  const apiRef = useGridApiRef();
  // 100 rows: {id: 'AUAI', name: 'Aurora Airlines', latest: () => {…}, subscribe: () => {…}, …}
  const [market] = React.useState(createMarket);

  // If users prefer reduced motion, the feed doesn't start by itself.
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  const isStarted = choice ?? !prefersReducedMotion;

  // The feed stops while the demo is scrolled out of view.
  const boxRef = React.useRef<HTMLDivElement>(null);
  const isRunning = useIsVisible(boxRef) && isStarted;
  const feed = isRunning ? <Feed apiRef={apiRef} next={market.next} /> : null;
  // #endregion

  const [selection, setSelection] = React.useState(NONE);
  const selected = market.rows.find(({id}) => selection.ids.has(id));

  const [width, setWidth] = React.useState<number>();
  const [shown, setShown] = React.useState<GridColumnVisibilityModel>({});
  const columnVisibilityModel = React.useMemo(
    () => ({...getVisibleColumns(width), ...shown}),
    [width, shown],
  );

  return (
    <Stack
      ref={boxRef}
      spacing={1}
      sx={{height: 760, width: '100%', containerType: 'inline-size'}}
    >
      <Button
        onClick={() => setChoice(!isStarted)}
        startIcon={isStarted ? <PauseIcon /> : <PlayArrowIcon />}
        sx={{alignSelf: 'flex-start'}}
      >
        {isStarted ? 'Stop the feed' : 'Start the feed'}
      </Button>
      <Box sx={layout}>
        <DataGridPro
          apiRef={apiRef}
          label="Market"
          rows={market.rows}
          columns={columns}
          rowBufferPx={52}
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={setShown}
          onResize={(size) => setWidth(size.width)}
          disableMultipleRowSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          showToolbar
          sx={createStyles}
        />
        {selected ? (
          <ChartPanel
            key={selected.id}
            instrument={selected}
            onClose={() => setSelection(NONE)}
          />
        ) : null}
      </Box>
      {feed}
    </Stack>
  );
}
