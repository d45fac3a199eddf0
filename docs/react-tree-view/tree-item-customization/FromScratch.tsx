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
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const OwnItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(function OwnItem(
  {id, itemId, label, disabled, children, ...other},
  rootRef,
) {
  const {status, ...item} = useTreeItem({
    id,
    itemId,
    label,
    disabled,
    children,
    rootRef,
  });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          {status.expandable && (status.expanded ? 'open' : 'closed')}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function FromScratch() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slots={{item: OwnItem}}
      defaultExpandedItems={['plates']}
    />
  );
}
// #endregion
