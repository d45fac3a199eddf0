import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount} from '../../data/server';

export default function FetchError() {
  const [message, setMessage] = React.useState('');

  // #region preview
  const dataSource = React.useMemo(() => {
    const failed = new Set<string>();
    return {
      getChildrenCount,
      getTreeItems: async (parentId?: string) => {
        const plates = await fetchPlates(parentId);
        if (parentId && !failed.has(parentId)) {
          failed.add(parentId);
          setMessage(`The server did not answer for "${parentId}". Open it again.`);
          throw new Error('No answer');
        }
        setMessage('');
        return plates;
      },
    };
  }, []);
  // #endregion

  return (
    <Stack spacing={2}>
      <RichTreeViewPro aria-label="Plates" items={[]} dataSource={dataSource} />
      <Alert severity={message ? 'error' : 'info'}>{message || 'Open a folder'}</Alert>
    </Stack>
  );
}
