import Badge from '@mui/material/Badge';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const inbox = (
  <Badge
    badgeContent={3}
    color="primary"
    sx={{'& .MuiBadge-badge': {right: -16, top: 12}}}
  >
    Inbox
  </Badge>
);

export default function RichLabel() {
  return (
    <SimpleTreeView aria-label="Mail" defaultExpandedItems={['mail']}>
      <TreeItem itemId="mail" label="Mail">
        <TreeItem itemId="inbox" label={inbox} />
        <TreeItem itemId="sent" label="Sent" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
