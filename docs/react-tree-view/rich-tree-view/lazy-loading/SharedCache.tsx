import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import type {DataSourceCache} from '@mui/x-tree-view/utils';
import {fetchDriveItems, type DriveItem} from '../../data/server';

// #region preview
// import type {DataSourceCache} from '@mui/x-tree-view/utils';
type Items = Parameters<DataSourceCache['set']>[1];

function createCache(): DataSourceCache {
  const entries = new Map<string, Items>();

  return {
    get: (key) => entries.get(key),
    set: (key, items) => entries.set(key, items),
    clear: () => entries.clear(),
  };
}

// Create it where it outlives the tree: const [cache] = React.useState(createCache);
// <RichTreeViewPro items={[]} dataSource={dataSource} dataSourceCache={cache} />
// #endregion

export default function SharedCache() {
  const [requests, setRequests] = React.useState(0);
  const [mounts, setMounts] = React.useState(0);
  const [cache] = React.useState(createCache);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: DriveItem) => item.childrenCount,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchDriveItems(parentId);
      },
    }),
    [],
  );

  const clearAndRemount = () => {
    cache.clear();
    setMounts(mounts + 1);
  };

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={() => setMounts(mounts + 1)}>Remount</Button>
        <Button onClick={clearAndRemount}>Clear and remount</Button>
      </div>
      <RichTreeViewPro
        key={mounts}
        aria-label="Documents"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
