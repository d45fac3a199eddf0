import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
const PinItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function PinItem(props, ref) {
    const {itemId, children, label} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});

    // A click on the row expands the item, but doesn't select it.
    const handleContentClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
      interactions.handleExpansion(event);
    };

    const handlePin = (event: React.MouseEvent) => {
      event.stopPropagation();
      interactions.handleSelection(event);
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{content: {onClick: handleContentClick}}}
        label={
          <span
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            {label}
            <IconButton size="small" tabIndex={-1} aria-hidden onClick={handlePin}>
              {status.selected ? (
                <PushPinIcon fontSize="inherit" />
              ) : (
                <PushPinOutlinedIcon fontSize="inherit" />
              )}
            </IconButton>
          </span>
        }
      />
    );
  },
);

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function SelectByButton() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slots={{item: PinItem}}
      defaultExpandedItems={['logs']}
      defaultSelectedItems="dome"
    />
  );
}
// #endregion
