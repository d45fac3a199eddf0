import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchStations, type Station} from '../../data/server';

// #region preview
export default function FetchError() {
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo(() => {
    const failed = new Set<string>();

    return {
      getChildrenCount: (station: Station) => station.stations,
      getTreeItems: async (parentId?: string): Promise<Station[]> => {
        const stations = await fetchStations(parentId);
        // In this demo, each range fails once.
        if (parentId && !failed.has(parentId)) {
          failed.add(parentId);
          setMessage(
            `Could not load the stations of "${parentId}". Expand it again to retry.`,
          );
          throw new Error('No answer'); // marks the item
        }
        setMessage('');
        return stations;
      },
    };
  }, []);

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Weather stations"
        items={[]}
        dataSource={dataSource}
      />
      <Alert severity={message ? 'error' : 'info'}>{message || 'Expand a range'}</Alert>
    </Stack>
  );
}
// #endregion
