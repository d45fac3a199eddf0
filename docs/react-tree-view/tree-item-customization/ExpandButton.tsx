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
import {categories} from '../data/categories';

// #region preview
const ItemWithButton = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ItemWithButton({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {interactions, status} = useTreeItemUtils({itemId, children});

    const handleExpand = (event: React.MouseEvent) => {
      event.stopPropagation(); // doesn't select the item
      interactions.handleExpansion(event);
    };

    const row = (
      <TreeItemContent {...item.getContentProps()}>
        <TreeItemLabel {...item.getLabelProps()} />
        {status.expandable && (
          <IconButton size="small" tabIndex={-1} aria-hidden onClick={handleExpand}>
            {status.expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </IconButton>
        )}
      </TreeItemContent>
    );
    // #endregion

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          {row}
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

const slots = {item: ItemWithButton};

export default function ExpandButton() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      expansionTrigger="iconContainer"
      slots={slots}
      defaultExpandedItems={['furniture']}
    />
  );
}
