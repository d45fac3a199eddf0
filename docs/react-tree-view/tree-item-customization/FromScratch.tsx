import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';
import {categories} from '../data/categories';

// #region preview
const CustomItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function CustomItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const state = item.status.expanded ? 'open' : 'closed';

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
            <TreeItemCheckbox {...item.getCheckboxProps()} />
            <TreeItemLabel {...item.getLabelProps()} />
            {item.status.expandable && state}
          </TreeItemContent>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
    // #endregion
  },
);

const slots = {item: CustomItem};

export default function FromScratch() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      slots={slots}
      defaultExpandedItems={['electronics']}
    />
  );
}
