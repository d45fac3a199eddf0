import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  RichTreeViewPro,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const ItemWithHandle = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ItemWithHandle({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {draggable, onDragStart, onDragOver, onDragEnd, ...rootProps} =
      item.getRootProps(other);

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...rootProps} onDragOver={onDragOver}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemIconContainer
              draggable={draggable}
              onDragStart={onDragStart}
              onDragEnd={onDragEnd}
              style={{cursor: 'grab'}}
            >
              <DragIndicatorIcon color="action" />
            </TreeItemIconContainer>
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
            <TreeItemLabel {...item.getLabelProps()} />
            <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
          </TreeItemContent>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      slots={{item: ItemWithHandle}}
      defaultExpandedItems={['plates', 'logs']}
    />
  );
}
// #endregion
