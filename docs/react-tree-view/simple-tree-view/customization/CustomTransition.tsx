import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import type {TransitionProps} from '@mui/material/transitions';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

// #region preview
function Slowly(props: TransitionProps & {children?: React.ReactNode}) {
  return <Collapse {...props} timeout={{enter: 800, exit: 200}} easing="ease-out" />;
}

function Shelf(props: TreeItemProps) {
  return <TreeItem {...props} slots={{groupTransition: Slowly, ...props.slots}} />;
}
// #endregion

export default function CustomTransition() {
  return (
    <SimpleTreeView aria-label="Bakery">
      <Shelf itemId="bread" label="Bread">
        <Shelf itemId="rye" label="Rye" />
        <Shelf itemId="wheat" label="Wheat" />
        <Shelf itemId="oat" label="Oat" />
      </Shelf>
      <Shelf itemId="cakes" label="Cakes">
        <Shelf itemId="plum" label="Plum cake" />
      </Shelf>
    </SimpleTreeView>
  );
}
