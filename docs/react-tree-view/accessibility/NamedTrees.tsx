import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const folders = [
  {id: 'inbox', label: 'Inbox', children: [{id: 'orders', label: 'Orders'}]},
  {id: 'archive', label: 'Archive', children: [{id: '2024', label: '2024'}]},
];

export default function NamedTrees() {
  return (
    <Stack spacing={2}>
      <Typography id="folders-heading">Mail folders</Typography>
      <RichTreeView aria-labelledby="folders-heading" items={folders} />
      <SimpleTreeView aria-label="Settings">
        <TreeItem itemId="account" label="Account" />
        <TreeItem itemId="notifications" label="Notifications" />
      </SimpleTreeView>
    </Stack>
  );
}
// #endregion
