import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount, type Plate} from '../../data/server';

// #region preview
type Cache = NonNullable<RichTreeViewProProps<Plate, undefined>['dataSourceCache']>;

function createCache(): Cache {
  const entries = new Map<string, Parameters<Cache['set']>[1]>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value),
    clear: () => entries.clear(),
  };
}
// #endregion

export default function SharedCache() {
  const [requests, setRequests] = React.useState(0);
  const [mounts, setMounts] = React.useState(0);
  const [cache] = React.useState(createCache);
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchPlates(parentId);
      },
    }),
    [],
  );
  const refresh = () => {
    cache.clear();
    setMounts(mounts + 1);
  };

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={() => setMounts(mounts + 1)}>Mount again</Button>
        <Button onClick={refresh}>Clear and mount again</Button>
      </div>
      <RichTreeViewPro
        key={mounts}
        aria-label="Plates"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
