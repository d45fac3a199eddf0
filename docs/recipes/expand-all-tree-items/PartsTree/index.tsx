import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {listParents} from './listParents';
import {PARTS} from './parts';

const ALL = listParents(PARTS);
const TOP_LEVEL = listParents(PARTS, 1);

export default function PartsTree() {
  // #region preview
  // ALL: ['frame', 'seat-assembly', 'drivetrain', 'gears'], TOP_LEVEL: ['frame', 'drivetrain']
  const [expanded, setExpanded] = React.useState(TOP_LEVEL);

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1}}>
        <Button onClick={() => setExpanded(ALL)}>Expand all</Button>
        <Button onClick={() => setExpanded(TOP_LEVEL)}>Expand top level</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Parts of a bicycle"
        items={PARTS}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
        sx={{height: 360, overflowY: 'auto'}}
      />
    </Stack>
  );
  // #endregion
}
