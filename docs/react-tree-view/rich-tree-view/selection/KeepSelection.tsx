import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function KeepSelection() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const add = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current!.setItemSelection({
      event,
      itemId,
      shouldBeSelected: true,
      keepExistingSelection: keep,
    });

  return (
    <div>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <Button onClick={(event) => add(event, 'sun')}>Sunspots</Button>
        <Button onClick={(event) => add(event, 'weather')}>Weather</Button>
        <FormControlLabel
          control={
            <Switch checked={keep} onChange={(event, checked) => setKeep(checked)} />
          }
          label="Keep the rest"
          sx={{ml: 1}}
        />
      </Stack>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        multiSelect
        defaultExpandedItems={['plates', 'logs']}
        defaultSelectedItems={['moon']}
      />
    </div>
  );
}
// #endregion
