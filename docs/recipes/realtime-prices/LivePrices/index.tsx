import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import {columns} from './columns';
import {openingPrices, subscribe, type Price} from './feed';
import {useIsInView} from './useIsInView';

/** Five updates a second are fast enough to read, and leave time for other work. */
const BATCH_MS = 200;

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const ref = React.useRef<HTMLDivElement>(null);
  const isInView = useIsInView(ref);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  const isOn = choice ?? !prefersReducedMotion;
  const isRunning = isOn && isInView;

  // #region preview
  // A price: {id: 'AAX', price: 20.03, change: 0.0015}
  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const latest = new Map<string, Price>();
    const unsubscribe = subscribe((price) => latest.set(price.id, price));
    const timer = setInterval(() => {
      apiRef.current?.updateRows([...latest.values()]);
      latest.clear();
    }, BATCH_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [apiRef, isRunning]);
  // #endregion

  return (
    <div ref={ref} style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setChoice(!isOn)} sx={{mb: 1}}>
        {isOn ? 'Pause' : 'Start'}
      </Button>
      <Box sx={{height: 400, fontVariantNumeric: 'tabular-nums'}}>
        <DataGridPro
          aria-label="Prices"
          apiRef={apiRef}
          rows={openingPrices}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}
