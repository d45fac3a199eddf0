import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';

// #region preview
interface PersonProps extends UseTreeItemParameters {
  label: string;
  job: string;
}

const Person = React.forwardRef<HTMLLIElement, PersonProps>(function Person(
  {id, itemId, label, job, disabled, children},
  rootRef,
) {
  const item = useTreeItem({id, itemId, label, disabled, children, rootRef});

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar sx={{width: 28, height: 28, fontSize: 14}} aria-hidden>
            {label[0]}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()}>
            {label}
            <Typography variant="body2" sx={{color: 'text.secondary'}}>
              {job}
            </Typography>
          </TreeItemLabel>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function CustomItem() {
  return (
    <SimpleTreeView aria-label="Staff" defaultExpandedItems={['mara']}>
      <Person itemId="mara" label="Mara Lind" job="Head baker">
        <Person itemId="joel" label="Joel Kim" job="Bread" />
        <Person itemId="ada" label="Ada Moss" job="Cakes" />
      </Person>
    </SimpleTreeView>
  );
}
// #endregion
