import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ToggleDisabled() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={() => apiRef.current!.setIsItemDisabled({itemId: 'plates'})}>
        Toggle the plates
      </Button>
      <Button
        onClick={() =>
          apiRef.current!.setIsItemDisabled({itemId: 'logs', shouldBeDisabled: true})
        }
      >
        Disable the logbooks
      </Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['plates', 'logs']}
      />
    </div>
  );
}
// #endregion
