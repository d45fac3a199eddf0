import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {useTheme, type Theme} from '@mui/material/styles';
import {
  DataGridPro,
  useGridApiRef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import {ChartPanel} from './ChartPanel';
import {columns} from './columns';
import {Feed, useIsVisible} from './Feed';
import {createMarket} from './market';

const NONE: GridRowSelectionModel = {type: 'include', ids: new Set()};

const createStyles = ({palette}: Theme) => ({
  '& .up': {color: 'success.main'},
  '& .down': {color: palette.mode === 'dark' ? '#ff8a80' : '#c62828'},
  '& [data-field=volume] span': {color: 'text.primary'},
  '& .MuiDataGrid-cell': {fontVariantNumeric: 'tabular-nums'},
});

// #region preview
export default function QuoteBoard() {
  const apiRef = useGridApiRef();
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [market] = React.useState(createMarket);
  const [selection, setSelection] = React.useState(NONE);
  const selected = market.rows.find(({id}) => selection.ids.has(id));

  // If users prefer reduced motion, nothing moves until they start the feed.
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  const started = choice ?? !reducedMotion;
  const running = useIsVisible(boxRef) && started;

  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [shown, setShown] = React.useState<Record<string, boolean>>({});

  return (
    <Stack ref={boxRef} spacing={1} sx={{height: 760, width: '100%'}}>
      <Button
        onClick={() => setChoice(!started)}
        startIcon={started ? <PauseIcon /> : <PlayArrowIcon />}
        sx={{alignSelf: 'flex-start'}}
      >
        {started ? 'Stop the feed' : 'Start the feed'}
      </Button>
      <div style={{flex: 1, minHeight: 0}}>
        <DataGridPro
          apiRef={apiRef}
          label="Market"
          rows={market.rows}
          columns={columns}
          rowBufferPx={52}
          columnVisibilityModel={{...(isNarrow && {name: false}), ...shown}}
          onColumnVisibilityModelChange={setShown}
          disableMultipleRowSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          showToolbar
          sx={createStyles}
        />
      </div>
      {running ? <Feed apiRef={apiRef} next={market.next} /> : null}
      {selected ? (
        <ChartPanel
          key={selected.id}
          instrument={selected}
          onClose={() => setSelection(NONE)}
        />
      ) : null}
    </Stack>
  );
}
// #endregion
