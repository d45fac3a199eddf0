import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type {TransitionProps} from '@mui/material/transitions';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../data/categories';

// #region preview
function FadeTransition({
  children,
  ...props
}: TransitionProps & {children?: React.ReactNode}) {
  return (
    <Collapse {...props} timeout={600}>
      <Fade in={props.in} timeout={600}>
        <div role="presentation">{children}</div>
      </Fade>
    </Collapse>
  );
}

const FadingItem = React.forwardRef<HTMLLIElement, TreeItemProps>((props, ref) => (
  <TreeItem {...props} ref={ref} slots={{groupTransition: FadeTransition}} />
));
// <RichTreeView slots={{item: FadingItem}} … />
// #endregion

FadingItem.displayName = 'FadingItem';
const slots = {item: FadingItem};

export default function CustomTransition() {
  return (
    <RichTreeView aria-label="Product categories" items={categories} slots={slots} />
  );
}
