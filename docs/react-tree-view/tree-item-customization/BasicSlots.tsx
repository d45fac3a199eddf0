import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const LoudItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LoudItem(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          label: {style: {letterSpacing: '0.08em', textTransform: 'uppercase'}},
        }}
      />
    );
  },
);

export default function BasicSlots() {
  return <RichTreeView aria-label="Archive" items={archive} slots={{item: LoudItem}} />;
}
// #endregion
