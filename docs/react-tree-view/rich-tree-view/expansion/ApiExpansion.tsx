import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function ApiExpansion() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('not asked yet');

  // #region preview
  const toggle = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'plates'});
  const open = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'logs', shouldBeExpanded: true});
  const ask = () => setAnswer(apiRef.current!.isItemExpanded('plates') ? 'open' : 'closed');
  // #endregion

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={toggle}>Toggle the plates</Button>
        <Button onClick={open}>Open the logbooks</Button>
        <Button onClick={ask}>Are the plates open?</Button>
      </div>
      <RichTreeView aria-label="Archive" apiRef={apiRef} items={archive} />
      <Typography variant="body2">The plates are: {answer}</Typography>
    </Stack>
  );
}
