import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ReadTree() {
  const apiRef = useTreeViewApiRef();
  const [roots, setRoots] = React.useState<string[]>([]);

  const read = () =>
    setRoots(
      apiRef
        .current!.getItemTree()
        .map(({id, children = []}) => `${id}: ${children.length}`),
    );

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        sx={{width: '100%'}}
      />
      <Button variant="outlined" onClick={read}>
        Count the children
      </Button>
      <Typography variant="body2">{roots.join(', ') || 'Not counted yet'}</Typography>
    </Stack>
  );
}
// #endregion
