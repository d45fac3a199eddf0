import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ApiExpansion() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('not asked yet');

  const togglePlates = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'plates'});
  const expandLogs = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'logs', shouldBeExpanded: true});
  const ask = () => setAnswer(apiRef.current!.isItemExpanded('plates') ? 'yes' : 'no');

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={togglePlates}>Toggle the plates</Button>
        <Button onClick={expandLogs}>Expand the logbooks</Button>
        <Button onClick={ask}>Are the plates expanded?</Button>
      </div>
      <RichTreeView aria-label="Archive" apiRef={apiRef} items={archive} />
      <Typography variant="body2">Plates expanded: {answer}</Typography>
    </Stack>
  );
}
// #endregion
