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

const slots = {groupTransition: GrowTransition};

function GrowingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={slots} />;
}
// <GrowingItem itemId="electronics" label="Electronics">…</GrowingItem>
// #endregion

export default function CustomTransition() {
  return (
    <SimpleTreeView aria-label="Product categories">
      <GrowingItem itemId="electronics" label="Electronics">
        <GrowingItem itemId="laptops" label="Laptops" />
        <GrowingItem itemId="phones" label="Phones" />
        <GrowingItem itemId="cameras" label="Cameras" />
      </GrowingItem>
      <GrowingItem itemId="furniture" label="Furniture">
        <GrowingItem itemId="desks" label="Desks" />
      </GrowingItem>
    </SimpleTreeView>
  );
}
