import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

/** Counts up like a download that reports its progress. */
function usePercent() {
  const [percent, setPercent] = React.useState(10);

  React.useEffect(() => {
    const timer = setInterval(() => setPercent((prev) => Math.min(prev + 10, 90)), 800);
    return () => clearInterval(timer);
  }, []);

  return percent;
}

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
function LoadingPercent() {
  const percent = usePercent(); // Counts up from 10 to 90.

  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <CircularProgress variant="determinate" value={percent} aria-label="Loading" />
      {percent}% of the orders
    </Stack>
  );
}

const slots = {loadingOverlay: LoadingPercent};

// Render: <DataGrid loading slots={slots} … />
// #endregion

export default function CustomLoading() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={[]} columns={columns} slots={slots} loading />
    </div>
  );
}
