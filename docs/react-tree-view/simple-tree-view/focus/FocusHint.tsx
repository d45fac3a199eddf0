import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  inbox: 'New messages arrive here',
  archive: 'Messages that you want to keep',
  trash: 'Messages are deleted after 30 days',
};

export default function FocusHint() {
  // #region preview
  // hints: {inbox: 'New messages arrive here', archive: 'Messages that you want to keep', …}
  const [focused, setFocused] = React.useState('');

  return (
    <Stack spacing={2}>
      <SimpleTreeView
        aria-label="Mail folders"
        onItemFocus={(event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="inbox" label="Inbox" />
        <TreeItem itemId="archive" label="Archive" />
        <TreeItem itemId="trash" label="Trash" />
      </SimpleTreeView>
      <Typography variant="body2">
        {hints[focused] ?? 'Move the focus to a folder'}
      </Typography>
    </Stack>
  );
  // #endregion
}
