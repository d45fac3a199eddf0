import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchDriveItems, type DriveItem} from '../../data/server';

// #region preview
const noCache = {
  get: () => -1 as const, // outdated: fetch again
  set: () => {},
  clear: () => {},
};

// <RichTreeViewPro items={[]} dataSource={dataSource} dataSourceCache={noCache} />
// dataSource: {getTreeItems: (parentId) => …, getChildrenCount: (item) => …}
// #endregion

export default function ForgetfulCache() {
  const [requests, setRequests] = React.useState(0);

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

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Documents"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={noCache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
