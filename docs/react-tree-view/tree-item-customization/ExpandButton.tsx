import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const ItemWithButton = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ItemWithButton({id, itemId, label, disabled, children, ...other}, rootRef) {
    const {status, ...item} = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef,
    });
    const {interactions} = useTreeItemUtils({itemId, children});

    const handleExpand = (event: React.MouseEvent) => {
      event.stopPropagation();
      interactions.handleExpansion(event);
    };

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemLabel {...item.getLabelProps()} />
            {status.expandable && (
              <IconButton size="small" tabIndex={-1} aria-hidden onClick={handleExpand}>
                {status.expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
              </IconButton>
            )}
          </TreeItemContent>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

export default function ExpandButton() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      expansionTrigger="iconContainer"
      slots={{item: ItemWithButton}}
      defaultExpandedItems={['logs']}
    />
  );
}
// #endregion
