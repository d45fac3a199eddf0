import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function KeepSelection() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} multiSelect />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [keepExistingSelection, setKeepExistingSelection] = React.useState(true);

  const select = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current!.setItemSelection({
      event,
      itemId,
      shouldBeSelected: true,
      keepExistingSelection,
    });
  // #endregion

  return (
    <div>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <Button onClick={(event) => select(event, 'cameras')}>Select Cameras</Button>
        <Button onClick={(event) => select(event, 'chairs')}>Select Chairs</Button>
        <FormControlLabel
          control={
            <Switch
              checked={keepExistingSelection}
              onChange={(event, checked) => setKeepExistingSelection(checked)}
            />
          }
          label="keepExistingSelection"
          sx={{ml: 1}}
        />
      </Stack>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        multiSelect
        defaultExpandedItems={['electronics', 'furniture']}
        defaultSelectedItems={['phones']}
      />
    </div>
  );
}
