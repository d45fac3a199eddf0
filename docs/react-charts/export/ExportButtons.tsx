import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {bookings} from '../data/bookings';

// #region preview
export default function ExportButtons() {
  const apiRef = useChartProApiRef<'funnel'>();

  return (
    <Stack sx={{width: '100%', gap: 1}}>
      <Stack direction="row">
        <Button onClick={() => apiRef.current?.exportAsPrint()}>Print</Button>
        <Button onClick={() => apiRef.current?.exportAsImage({fileName: 'bookings'})}>
          Save as PNG
        </Button>
      </Stack>
      <FunnelChart
        apiRef={apiRef}
        title="Visitors of a booking site, step by step"
        series={[{data: bookings}]}
        height={240}
      />
    </Stack>
  );
}
// #endregion
