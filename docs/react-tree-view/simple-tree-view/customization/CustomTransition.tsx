import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import Grow from '@mui/material/Grow';
import type {TransitionProps} from '@mui/material/transitions';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

// #region preview
function GrowTransition({
  children,
  ...props
}: TransitionProps & {children?: React.ReactNode}) {
  return (
    <Collapse {...props} timeout={{enter: 500, exit: 200}}>
      <Grow in={props.in} timeout={500}>
        <div role="presentation">{children}</div>
      </Grow>
    </Collapse>
  );
}

function GrowingItem(props: TreeItemProps) {
  return (
    <TreeItem {...props} slots={{groupTransition: GrowTransition, ...props.slots}} />
  );
}

export default function CustomTransition() {
  return (
    <SimpleTreeView aria-label="Bakery">
      <GrowingItem itemId="bread" label="Bread">
        <GrowingItem itemId="rye" label="Rye" />
        <GrowingItem itemId="wheat" label="Wheat" />
        <GrowingItem itemId="oat" label="Oat" />
      </GrowingItem>
      <GrowingItem itemId="cakes" label="Cakes">
        <GrowingItem itemId="plum" label="Plum cake" />
      </GrowingItem>
    </SimpleTreeView>
  );
}
// #endregion
