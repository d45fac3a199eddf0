import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {fetchEmployees, type Employee} from '../../data/server';

export default function ShortTtl() {
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (employee: Employee) => employee.reports,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchEmployees(parentId);
      },
    }),
    [],
  );

  // #region preview
  // import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
  const [cache] = React.useState(() => new DataSourceCacheDefault({ttl: 5_000})); // 5 seconds

  const tree = (
    <RichTreeViewPro
      aria-label="Employees"
      items={[]}
      dataSource={dataSource} // {getTreeItems, getChildrenCount}
      dataSourceCache={cache}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
