import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {fetchStations, type Station} from '../../data/server';

export default function ShortTtl() {
  const [requests, setRequests] = React.useState(0);
  // 5 seconds
  const [cache] = React.useState(() => new DataSourceCacheDefault({ttl: 5_000}));

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (station: Station) => station.stations,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchStations(parentId);
      },
    }),
    [],
  );

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Weather stations"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
// #endregion
