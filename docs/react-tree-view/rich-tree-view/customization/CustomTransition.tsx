import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type {TransitionProps} from '@mui/material/transitions';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

function SlowFade({
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

const FadingItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FadingItem(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{groupTransition: SlowFade, ...props.slots}}
      />
    );
  },
);

export default function CustomTransition() {
  return (
    <RichTreeView aria-label="Archive" items={archive} slots={{item: FadingItem}} />
  );
}
// #endregion
