import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const archive = [
  {id: 'plates', label: 'Glass plates', children: [{id: 'moon', label: 'Moon'}]},
  {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}]},
];

export default function NamedTrees() {
  return (
    <Stack spacing={2}>
      <Typography id="archive-heading" sx={{fontWeight: 600}}>
        The archive
      </Typography>
      <RichTreeView aria-labelledby="archive-heading" items={archive} />
      <SimpleTreeView aria-label="Help">
        <TreeItem itemId="hours" label="Opening hours" />
        <TreeItem itemId="way" label="How to get here" />
      </SimpleTreeView>
    </Stack>
  );
}
// #endregion
